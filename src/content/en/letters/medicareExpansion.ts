import type { PolicyDraft } from '../../letterTypes';

export const medicareExpansion: PolicyDraft = {
  id: '3',
  topic: 'lowering the age for Medicare from 65 to 60',
  asks: {
    yes: 'Please vote for a law that lets people join Medicare at 60 instead of 65. They could enroll on the same terms as older members, even after losing a job.',
    no: 'Please vote against a law that lets people join Medicare at 60 instead of 65. It would add to federal costs, and most people of that age have a plan already.',
    undecided:
      'Please explain how you would vote on letting people join Medicare at 60 instead of 65. I also want to know how you would pay for it.',
  },
};
