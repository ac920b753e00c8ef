import { sources } from '../../sources/mandatorySentencingReform';
import type { PolicyText } from '../../types';

export const mandatorySentencingReform: PolicyText = {
  id: '8',
  description:
    'Should Congress shorten or loosen some federal minimum prison terms? For some federal crimes, mostly drug crimes, the law sets a minimum term that a judge must give. This policy would give judges more leeway to go lower. One model is the {{bill|Smarter Sentencing Act of 2026}}. It would cut certain drug minimums, set lower ones for some cross-border couriers and let some prisoners ask for a review. It would repeal no minimum and lower no maximum. State laws would not change.',
  ifYes:
    'Under a bill like the {{bill|2026 one}}, some ten-year minimums would drop to five years and some five-year ones to two. Some people in prison now could ask a judge to review their terms.',
  ifNo: 'Current minimums would stay, along with the exceptions Congress has already made. In other cases, judges could not go below the minimum.',
  lawToday:
    'Federal law sets minimum terms for many drug crimes and some others; a {{fentanyl|July 2025 law}} widened those for fentanyl-related substances. Judges may go lower if prosecutors ask, or under a test {{first-step|widened in 2018}} that the {{court|Supreme Court}} read narrowly in 2024.',
  pros: [
    'The {{sponsors|sponsors of a 2026 bill}}, one from each party, said judges should be free to fit the sentence to each person. Prisons, they said, could then focus on the most dangerous.',
    'Supporters cite experts. The {{commission-2011|Sentencing Commission}} told Congress in 2011 that some minimums are too broad, too severe and unevenly applied.',
    'Backers say shorter drug terms do not raise crime. After a 2014 cut in guidelines, {{retro|27.9% reoffended}}, against 30.5% of similar people who served in full, the Commission found in 2020.',
    'Supporters say shorter terms save money. The Congressional Budget Office {{savings|estimated in 2014}} that an earlier version of the {{bill|bill}} would cut prison costs by $4 billion in ten years.',
    'Advocates say minimums fall unevenly. In [[fiscal-year|fiscal]] 2016, 64.5% of Black and 50.8% of White people with a drug minimum {{relief|got no relief}}.',
  ],
  cons: [
    'The main {{prosecutors|association of federal prosecutors}} says minimums persuade people to cooperate. In fiscal 2016, {{help|29.8% of people with a drug minimum}} gave such help, against 15.2% of others.',
    'Defenders of minimums say they make sure that like crimes bring like sentences, whoever the judge happens to be.',
    'Critics fear shorter terms for drug dealers. Overdoses caused {{overdoses|69,147 deaths}} in the year to January 2026, 13.2% fewer than the year before, provisional federal data show.',
    'Opponents say relief exists. In fiscal 2022, before the {{court|2024 ruling}}, judges could go below the minimum for {{commission-2022|42.7% of people}} with one. The racial gap {{relief|had shrunk}} by 2016.',
    'Some police groups, which {{police|opposed the 2018 bill}}, say longer terms keep people who offend again and again from harming others.',
  ],
  sources,
};
