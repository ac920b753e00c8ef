import type { PolicyDraft } from '../../letterTypes';

export const carbonTaxPolicy: PolicyDraft = {
  id: '5',
  topic: 'a federal tax on carbon',
  asks: {
    yes: 'Please vote for a law that charges a set price for each ton of carbon dioxide from coal, oil and gas. It would give people and firms a reason to use less, and let each choose how.',
    no: 'Please vote against a law that charges a set price for each ton of carbon dioxide from coal, oil and gas. It would make driving, heating and electric power cost more.',
    undecided:
      'Please explain how you would vote on a set price for each ton of carbon dioxide from coal, oil and gas. I also want to know what you would do with the money.',
  },
};
