import type { PolicyDraft } from '../../letterTypes';

export const dataPrivacyProtection: PolicyDraft = {
  id: '6',
  subject: {
    yes: 'Please support one national data privacy law',
    no: 'Please oppose one national data privacy law',
    undecided: 'Where do you stand on one national data privacy law?',
  },
  ownSubject: 'My view on one national data privacy law',
  opening: {
    yes: 'I ask you to support one national data privacy law.',
    no: 'I ask you to oppose one national data privacy law.',
    undecided: 'I have not made up my mind about one national data privacy law.',
  },
  asks: {
    yes: 'Please vote for one national law on the personal data that companies hold. People in every state could then see, correct, delete or move what is kept about them.',
    no: 'Please vote against one national law on the personal data that companies hold. It could override stronger state laws and bring costs that weigh most on small firms.',
    undecided:
      'Please explain how you would vote on one national law on the personal data that companies hold. I also want to know whether state laws would stay.',
  },
  points: {
    yes: [
      'Pew Research Center found in 2023 that 72% of adults want more rules on what companies do with data.',
      'In a 2023 survey, 73% of adults said they have little or no control over what companies do with their data.',
      'Basic rights should not depend on the state in which a person lives.',
      'One rulebook is simpler: a 2022 study estimated that 50 state laws could cost over $1 trillion in ten years.',
      'When firms collect less, there is less to be stolen in a breach or sold by data brokers.',
    ],
    no: [
      'In 2026, 18 state attorneys general and agencies said that a House bill put laws in California and Illinois at risk.',
      'A broad right for individuals to sue should not be part of any such law.',
      'The cost of following the rules would weigh most on small firms, which have fewer lawyers and engineers.',
      'The largest firms may gain: after Europe’s law took effect in 2018, the market for web vendors grew more concentrated for a time.',
      'States can adapt faster than Congress, and one federal law could freeze rules as technology changes.',
    ],
  },
  call: {
    yes: 'Please pass along that I support one national data privacy law. I ask for a vote in favor.',
    no: 'Please pass along that I oppose one national data privacy law. I ask for a vote against.',
    undecided:
      'I am undecided about one national data privacy law. I would like to know how you will vote, and why.',
  },
};
