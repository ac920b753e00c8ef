import type { PolicyDraft } from '../../letterTypes';

export const studentLoanForgiveness: PolicyDraft = {
  id: '2',
  topic: 'forgiving up to $10,000 of federal student debt',
  asks: {
    yes: 'Please vote for a law that forgives up to $10,000 of federal student debt for each borrower, one time. Smaller debts would then end completely.',
    no: 'Please vote against a law that forgives up to $10,000 of federal student debt for each borrower, one time. Others would share the cost, and there are plans tied to income.',
    undecided:
      'Please explain how you would vote on forgiving up to $10,000 of federal student debt for each borrower, one time. I also want to know which income limits you would set.',
  },
};
