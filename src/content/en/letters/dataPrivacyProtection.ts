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
    yes: 'Please work for one national law on the personal data that companies hold. People in every state could then see, correct, delete or move what is kept about them.',
    no: 'Please work against one national law on the personal data that companies hold. It could override stronger state laws and bring costs that weigh most on small firms.',
    undecided:
      'Please tell me where you stand on one national law on the personal data that companies hold. I also want to know whether state laws would stay.',
  },
  more: 'I ask for one national law that is stronger than the one proposed. Please work for a law that goes further.',
  points: {
    yes: [
      'Pew Research found in 2023 that 72% of adults want more rules on how companies use data, and 73% feel little or no control.',
      'Clear rights would let people act when a company misuses their data, instead of reading long privacy notices.',
      'Basic rights should not depend on the state in which a person lives.',
      'One rulebook is simpler: a foundation with industry funds estimated in 2022 that 50 state laws would cost over $1 trillion in ten years.',
      'When firms collect less, there is less to be stolen in a breach or sold by data brokers.',
    ],
    no: [
      'In 2026, 18 state attorneys general and agencies said that a House bill put privacy laws in California and Illinois at risk.',
      'Such a law could let individuals sue, and lawsuits would add to the cost for firms.',
      'The cost of following the rules would weigh most on small firms, which have fewer lawyers and engineers.',
      'The largest firms may gain: after Europe’s law took effect in 2018, the market for web vendors grew more concentrated for a time.',
      'States can adapt faster than Congress, and one federal law could freeze rules as technology changes.',
    ],
  },
  call: {
    yes: 'Please pass along that I support one national data privacy law. I ask your office to take the same position.',
    no: 'Please pass along that I oppose one national data privacy law. I ask your office to take the same position.',
    undecided:
      'I have not made up my mind about one national data privacy law. I would like to know where you stand, and why.',
  },
};
