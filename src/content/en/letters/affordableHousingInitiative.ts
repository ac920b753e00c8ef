import type { PolicyDraft } from '../../letterTypes';

export const affordableHousingInitiative: PolicyDraft = {
  id: '9',
  topic: 'more federal action on the cost of housing',
  asks: {
    yes: 'Please vote for more federal aid for renters, for new low-cost homes or for places that ease building limits. Too many families cannot find a home that they can afford.',
    no: 'Please vote against more federal aid for renters, for new low-cost homes or for places that ease building limits. Taxpayers would carry the cost, and towns should decide how they grow.',
    undecided:
      'Please explain how you would vote on more federal aid for renters, for new low-cost homes or for places that ease building limits. I also want to know which mix you prefer.',
  },
};
