import type { PolicyDraft } from '../../letterTypes';

export const medicareExpansion: PolicyDraft = {
  id: '3',
  subject: {
    yes: 'Please support lowering the age for Medicare from 65 to 60',
    no: 'Please oppose lowering the age for Medicare from 65 to 60',
    undecided: 'Where do you stand on lowering the age for Medicare from 65 to 60?',
  },
  ownSubject: 'My view on lowering the age for Medicare from 65 to 60',
  opening: {
    yes: 'I ask you to support lowering the age for Medicare from 65 to 60.',
    no: 'I ask you to oppose lowering the age for Medicare from 65 to 60.',
    undecided: 'I have not made up my mind about lowering the age for Medicare from 65 to 60.',
  },
  asks: {
    yes: 'Please work for a law that lets people join Medicare at 60 instead of 65. They could enroll on the same terms as people 65 and older, even after losing a job.',
    no: 'Please work against a law that lets people join Medicare at 60 instead of 65. It would add to federal costs, and most people of that age have a plan already.',
    undecided:
      'Please tell me where you stand on letting people join Medicare at 60 instead of 65. I also want to know how you would pay for the change.',
  },
  more: 'I ask for Medicare before 60, or with wider coverage. Please work for a law that goes further.',
  points: {
    yes: [
      'Medicare is steadier: in 2031 it would be 7.3 million more people’s main plan, the Congressional Budget Office projected in 2022.',
      'Medicare pays doctors and hospitals less than private plans do, so spending would fall for people who move from large employers’ plans.',
      'The health research group KFF estimated in 2021 that job plans could cost up to 15% less if all who qualify moved to Medicare.',
      'Since extra federal aid ended, insurance could cost a 64-year-old just above the income limit over $11,000 more in 2026, KFF estimated in 2025.',
      'People in hard jobs, such as nurses and firefighters, can be out of work before 65.',
    ],
    no: [
      'The Congressional Budget Office and Congress’s tax staff estimated in 2022 that deficits would grow by $155 billion over six years.',
      'The change would strain Medicare’s hospital fund, which can pay in full only until 2033, according to its trustees’ 2026 report.',
      'Few people without insurance would gain it: about 400,000 fewer would be uninsured in 2031, the Congressional Budget Office projected in 2022.',
      'Medicare pays less than private plans do, so hospitals would lose income.',
      'The change moves people from private plans, which employers help to pay for, to a public one that all taxpayers pay for.',
    ],
  },
  call: {
    yes: 'Please pass along that I support lowering the age for Medicare from 65 to 60. I ask your office to take the same position.',
    no: 'Please pass along that I oppose lowering the age for Medicare from 65 to 60. I ask your office to take the same position.',
    undecided:
      'I have not made up my mind about lowering the age for Medicare from 65 to 60. I would like to know where you stand, and why.',
  },
};
