import type { PolicyText } from '../../types';

export const mandatorySentencingReform: PolicyText = {
  id: '8',
  description:
    'Should judges have more freedom to set prison terms? For some federal crimes, mostly drug crimes, the law sets a minimum term that a judge must give. This policy would shorten or loosen some of those rules. One model is the Smarter Sentencing Act of 2026. It would cut certain drug minimums, set lower ones for couriers and let some prisoners ask for a review. It would repeal no minimum and lower no maximum. State laws would not change.',
  ifYes:
    'Under a bill like the 2026 one, some ten-year minimums would drop to five years and some five-year ones to two. Some people in prison now could ask a judge to review their terms.',
  ifNo: 'Current minimums would stay, along with the exceptions Congress has already made. In other cases, judges could not go below the minimum.',
  lawToday:
    'Federal law sets minimum terms, often five or ten years, for many drug crimes and for some gun and other crimes. A judge may go lower if a person helps prosecutors or meets a test that Congress widened in 2018.',
  pros: [
    'Groups on both the left and the right say judges should be free to fit the sentence to the person and the act.',
    'Supporters cite experts. The United States Sentencing Commission told Congress in 2011 that some minimums are too broad, too severe and unevenly applied.',
    'Backers cite a 2018 law that freed some people early. By 2023, 12.4% were rearrested or sent back, against 19.8% of similar people freed before it, the Council on Criminal Justice estimated.',
    'Supporters say shorter terms would save money on prisons that could go to policing or treatment.',
    'Advocates say minimums fall unevenly. Of people convicted under one in fiscal 2022, 38.5% were Hispanic, 30.2% White and 28.1% Black, Commission data show.',
  ],
  cons: [
    'Many federal prosecutors say minimums persuade people to cooperate. A group of former Justice Department officials made this case to Senate leaders in 2014.',
    'Defenders of minimums say they make sure that like crimes bring like sentences, whoever the judge happens to be.',
    'Critics fear the effect of shorter terms for drug dealers while overdose deaths, many from fentanyl, remain high.',
    'Opponents say relief already exists. Commission data show that 42.7% of people convicted under a minimum in fiscal 2022 were relieved of it.',
    'Some police and victims’ groups say longer terms keep people who offend again and again from harming others.',
  ],
  sources: [
    { title: 'United States Sentencing Commission', url: 'https://www.ussc.gov' },
    { title: 'Federal Bureau of Prisons', url: 'https://www.bop.gov' },
    { title: 'Congress.gov: Smarter Sentencing Act of 2026', url: 'https://www.congress.gov' },
    { title: 'Council on Criminal Justice', url: 'https://counciloncj.org' },
  ],
  reviewed: '2026-11',
};
