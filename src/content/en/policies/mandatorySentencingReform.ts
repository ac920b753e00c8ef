import { checkedThrough, sources } from '../../sources/mandatorySentencingReform';
import type { PolicyText } from '../../types';

export const mandatorySentencingReform: PolicyText = {
  id: '8',
  description:
    'Should judges have more leeway to set prison terms? For some federal crimes, mostly drug crimes, the law sets a minimum term that a judge must give. This policy would shorten or loosen some of those rules. One model is the {{bill|Smarter Sentencing Act of 2026}}. It would cut certain drug minimums, set lower ones for some cross-border couriers and let some prisoners ask for a review. It would repeal no minimum and lower no maximum. State laws would not change.',
  ifYes:
    'Under a bill like the {{bill|2026 one}}, some ten-year minimums would drop to five years and some five-year ones to two. Some people in prison now could ask a judge to review their terms.',
  ifNo: 'Current minimums would stay, along with the exceptions Congress has already made. In other cases, judges could not go below the minimum.',
  lawToday:
    'Federal law sets minimum terms for many drug crimes and some others; a {{fentanyl|July 2025 law}} widened those for fentanyl. Judges may go lower if prosecutors ask, or under a test {{first-step|widened in 2018}} that the {{court|Supreme Court}} read narrowly in 2024.',
  pros: [
    'A {{left|coalition on the left}} and {{evangelicals|evangelical leaders}} backed earlier versions. They say judges should be free to fit the sentence to the person and the act.',
    'Supporters cite experts. The {{commission-2011|Sentencing Commission}} told Congress in 2011 that some minimums are too broad, too severe and unevenly applied.',
    'Backers cite people freed early under a {{first-step|2018 law}}, most with credits earned in prison programs. By 2024, 9.7% were rearrested or sent back, an {{council|estimated 55% less often}} than similar people.',
    'Supporters say shorter terms would save money on prisons that could go to policing or treatment.',
    'Advocates say minimums fall unevenly. In [[fiscal-year|fiscal]] 2016, 64.5% of Black and 50.8% of White people with a drug minimum {{relief|got no relief}}. Since 2010 both shares {{relief|had grown}}, and the gap had narrowed.',
  ],
  cons: [
    'The main {{prosecutors|association of federal prosecutors}} says minimums persuade people to cooperate. In fiscal 2016, {{help|29.8% of people with a drug minimum}} gave such help, against 15.2% of others.',
    'Defenders of minimums say they make sure that like crimes bring like sentences, whoever the judge happens to be.',
    'Critics fear shorter terms for drug dealers. Overdose deaths {{overdoses|fell by 21%}} in the year to August 2025, but fentanyl was still involved in about 45,000.',
    'Opponents say relief already exists. Before the 2024 ruling, in fiscal 2022, judges could go below the minimum for {{commission-2022|42.7% of people}} convicted under one, Commission data show.',
    'Some police groups say longer terms keep people who offend again and again from harming others. {{police|Police were divided}} over the 2018 law.',
  ],
  sources,
  checkedThrough,
};
