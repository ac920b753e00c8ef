import type { PolicyDraft } from '../../letterTypes';

export const veteransHealthcareModernization: PolicyDraft = {
  id: '10',
  topic: 'a law on veterans’ records and private care',
  asks: {
    yes: 'Please vote for a law that speeds up the veterans’ new records system and sets the limits for private care. Veterans would then know when they may see a private doctor.',
    no: 'Please vote against a law that speeds up the veterans’ new records system and sets the limits for private care. The system has grown costly, and veterans’ hospitals need the money.',
    undecided:
      'Please explain how you would vote on speeding up the veterans’ new records system and setting the limits for private care. I also want to know how you see each of the two.',
  },
};
