import type { PolicyDraft } from '../../letterTypes';

export const studentLoanForgiveness: PolicyDraft = {
  id: '2',
  topic: 'forgiving up to $10,000 of federal student debt',
  asks: {
    yes: 'Please vote for a law that forgives up to $10,000 of federal student debt for each borrower, one time. Smaller debts would then end completely.',
    no: 'Please vote against a law that forgives up to $10,000 of federal student debt for each borrower, one time. Borrowers could go on under the plans open to them.',
    undecided:
      'Please explain how you would vote on forgiving up to $10,000 of federal student debt for each borrower, one time. I also want to know which income limits you would set.',
  },
};
