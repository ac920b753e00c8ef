import type { PolicyDraft } from '../../letterTypes';

export const mandatorySentencingReform: PolicyDraft = {
  id: '8',
  subject: {
    yes: 'Please support reducing some federal minimum prison terms',
    no: 'Please oppose reducing some federal minimum prison terms',
    undecided: 'Where do you stand on reducing some federal minimum prison terms?',
  },
  ownSubject: 'My view on reducing some federal minimum prison terms',
  opening: {
    yes: 'I ask you to support reducing some federal minimum prison terms.',
    no: 'I ask you to oppose reducing some federal minimum prison terms.',
    undecided: 'I have not made up my mind about reducing some federal minimum prison terms.',
  },
  asks: {
    yes: 'Please work for a law that reduces some federal minimum prison terms, mostly for drug crimes. Judges could then fit the sentence to the person and the act.',
    no: 'Please work against a law that reduces some federal minimum prison terms, mostly for drug crimes. Like crimes should bring like sentences, and there are exceptions already.',
    undecided:
      'Please tell me where you stand on reducing some federal minimum prison terms, mostly for drug crimes. I also want to know which terms you would change.',
  },
  more: 'I ask for shorter minimums for more crimes. Please work for a law that goes further.',
  points: {
    yes: [
      'The sponsors of a 2026 bill, one from each party, said judges should be free to fit the sentence to each person.',
      'The Sentencing Commission told Congress in 2011 that some minimums are too broad, too severe and unevenly applied.',
      'A 2020 study found reoffending about as common after a 2014 cut in sentencing guidelines as among those who served their full terms.',
      'Shorter terms save money: an earlier bill would cut prison costs by $4 billion in ten years, according to a 2014 official estimate.',
      'Minimums fall unevenly: in fiscal 2016, 64.5% of Black and 50.8% of White people facing a drug minimum got no relief.',
    ],
    no: [
      'Minimums persuade people to cooperate: in fiscal 2016, 29.8% of people facing a drug minimum did so, against 15.2% of others.',
      'Like crimes should bring like sentences, whoever the judge happens to be.',
      'Dealers should not get shorter terms: overdoses caused 69,147 deaths in the year to January 2026, down 13.2%, according to provisional data.',
      'Relief already exists: in fiscal 2022, before a 2024 ruling, judges could go lower for 42.7% of people facing a minimum.',
      'Longer terms keep people who offend again and again from harming others.',
    ],
  },
  call: {
    yes: 'Please pass along that I support reducing some federal minimum prison terms. I ask your office to take the same position.',
    no: 'Please pass along that I oppose reducing some federal minimum prison terms. I ask your office to take the same position.',
    undecided:
      'I have not made up my mind about reducing some federal minimum prison terms. I would like to know where you stand, and why.',
  },
};
