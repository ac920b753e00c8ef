import type { PolicyDraft } from '../../letterTypes';

export const meritBasedImmigrationSystem: PolicyDraft = {
  id: '4',
  topic: 'a points system for choosing immigrants',
  asks: {
    yes: 'Please vote for a law that chooses more permanent immigrants by points for education, job skills, English and a job offer. Fewer would then come through relatives or by lottery.',
    no: 'Please vote against a law that chooses more permanent immigrants by points for education, job skills, English and a job offer. Family ties would then stay the main path.',
    undecided:
      'Please explain how you would vote on choosing more permanent immigrants by points for education, job skills, English and a job offer. I also want to know how many you would admit.',
  },
};
