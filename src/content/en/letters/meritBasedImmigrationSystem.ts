import type { PolicyDraft } from '../../letterTypes';

export const meritBasedImmigrationSystem: PolicyDraft = {
  id: '4',
  subject: {
    yes: 'Please support a points system for choosing immigrants',
    no: 'Please oppose a points system for choosing immigrants',
    undecided: 'Where do you stand on a points system for choosing immigrants?',
  },
  ownSubject: 'My view on a points system for choosing immigrants',
  opening: {
    yes: 'I ask you to support a points system for choosing immigrants.',
    no: 'I ask you to oppose a points system for choosing immigrants.',
    undecided: 'I have not made up my mind about a points system for choosing immigrants.',
  },
  asks: {
    yes: 'Please work for a law that chooses a larger share of permanent immigrants by points for education, job skills, English and a job offer. Fewer would then come through relatives, and none by lottery.',
    no: 'Please work against a law that chooses a larger share of permanent immigrants by points for education, job skills, English and a job offer. Family ties would then stay the main path.',
    undecided:
      'Please tell me where you stand on choosing a larger share of permanent immigrants by points for education, skills, English and a job offer. I also want to know how many you would admit.',
  },
  more: 'I ask that even more visas depend on points. Please work for a law that goes further.',
  points: {
    yes: [
      'Points for schooling pay off, as immigrants with more schooling add more to public budgets, the National Academies found in 2016.',
      'A points system can pick out skilled people: what it scores, such as language and schooling, predicts later pay, Statistics Canada found in 2022.',
      'Skilled newcomers help firms grow: in a 2020 study, one more skilled worker made a startup 23% likelier to go public.',
      'Fewer family visas would protect the pay of workers at the low end.',
      'Ending the lottery means that people are chosen by clear standards rather than by chance.',
    ],
    no: [
      'The law today aims to keep families together, but points plans leave out siblings and give parents only temporary visas.',
      'Fewer people could be admitted: a 2025 bill proposed lowering the limit for relatives and ending the lottery, worth 55,000 green cards a year.',
      'Points for schooling miss workers whom farms, builders and care employers lack; in 2023, immigrants were 28% of direct long-term care workers.',
      'A 2017 research review found that family immigrants start with lower pay, but that it then grows faster.',
      'Ending the lottery for good would close a main path for Africans and others with few relatives here.',
    ],
  },
  call: {
    yes: 'Please pass along that I support a points system for choosing immigrants. I ask your office to take the same position.',
    no: 'Please pass along that I oppose a points system for choosing immigrants. I ask your office to take the same position.',
    undecided:
      'I have not made up my mind about a points system for choosing immigrants. I would like to know where you stand, and why.',
  },
};
