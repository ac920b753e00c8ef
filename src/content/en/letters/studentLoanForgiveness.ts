import type { PolicyDraft } from '../../letterTypes';

export const studentLoanForgiveness: PolicyDraft = {
  id: '2',
  subject: {
    yes: 'Please support forgiving up to $10,000 of federal student debt',
    no: 'Please oppose forgiving up to $10,000 of federal student debt',
    undecided: 'Where do you stand on forgiving up to $10,000 of federal student debt?',
  },
  ownSubject: 'My view on forgiving up to $10,000 of federal student debt',
  opening: {
    yes: 'I ask you to support forgiving up to $10,000 of federal student debt.',
    no: 'I ask you to oppose forgiving up to $10,000 of federal student debt.',
    undecided: 'I have not made up my mind about forgiving up to $10,000 of federal student debt.',
  },
  asks: {
    yes: 'Please work for a law that forgives up to $10,000 of federal student debt for each borrower, one time. Smaller debts would then end completely.',
    no: 'Please work against a law that forgives up to $10,000 of federal student debt for each borrower, one time. Others would share the cost, and there are plans tied to income.',
    undecided:
      'Please tell me where you stand on forgiving up to $10,000 of federal student debt for each borrower, one time. I also want to know which income limits you would set.',
  },
  more: 'I ask for more than $10,000 for each borrower. Please work for a law that goes further.',
  points: {
    yes: [
      'Many would be free of debt: a 2022 plan of up to $20,000 was estimated to clear the debts of 20 million people.',
      'Small debts cause the most trouble: of people who began to repay in 2010–11 and soon defaulted, 35% owed under $5,000.',
      'Income limits can aim the relief at people who earn less.',
      'Plans tied to income are slow: forgiveness takes 20 to 30 years, and since 2026 the forgiven amount is taxed as income again.',
      'Borrowers were promised college they could afford, while states cut funding and prices rose.',
    ],
    no: [
      'The cost to taxpayers is high: in 2022 the Congressional Budget Office put a larger plan at about $400 billion.',
      'People who never went to college or already repaid their loans would share the cost, and that is unfair to them.',
      'Forgiveness leaves tuition and lending rules as they are, so total debt could soon climb back.',
      'A 2023 study found that the top 10% of earners would gain as much as the bottom 30% together.',
      'There are better plans already, which tie payments to income or forgive debt after years of public service.',
    ],
  },
  call: {
    yes: 'Please pass along that I support forgiving up to $10,000 of federal student debt. I ask your office to take the same position.',
    no: 'Please pass along that I oppose forgiving up to $10,000 of federal student debt. I ask your office to take the same position.',
    undecided:
      'I have not made up my mind about forgiving up to $10,000 of federal student debt. I would like to know where you stand, and why.',
  },
};
