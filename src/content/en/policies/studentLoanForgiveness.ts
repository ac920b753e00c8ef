import { sources } from '../../sources/studentLoanForgiveness';
import type { PolicyText } from '../../types';

export const studentLoanForgiveness: PolicyText = {
  id: '2',
  description:
    'Should the federal government cancel part of what people owe on student loans? This policy would forgive up to $10,000 of federal student debt for each borrower, one time. Loans from private lenders would not be covered. Congress would have to pass a law, and it could limit relief to people below a set income. The debate is about who should pay for college, who gains most and what it would cost.',
  ifYes:
    'People with federal loans would see up to $10,000 of their debt canceled, and smaller debts would end completely. Any income limits would depend on the final law.',
  ifNo: 'Loans from before July 2026 could use Income-Based Repayment, unless a {{rule|new loan or consolidation}} follows; newer ones, a plan {{law|set up in 2025}}. Debt would still be forgiven after {{law|20 to 30 years}} in such a plan, after years of public service, or for a lasting disability.',
  lawToday:
    'No federal law cancels student debt broadly; the Supreme Court {{court|held in 2023}} that the HEROES Act did not authorize a President’s plan. Another {{law|law}} leaves one income-based plan for loans from July 2026 and ends several by July 2028; a 2026 ruling {{save|struck down SAVE}}.',
  pros: [
    'Supporters say many would be free of debt. A 2022 plan of up to $20,000 was estimated to clear the debts of 20 million people, the {{court|Supreme Court noted}}.',
    'Borrower advocates say small debts cause the most trouble. Of people who began to repay in 2010–11 and soon [[default|defaulted]], {{board|35% owed under $5,000}}.',
    'Supporters say income limits can aim the relief. The {{veto|White House}} said in 2023 that people earning under $75,000 would get nearly 90% of its plan’s benefits.',
    'Supporters say plans tied to income are slow. They forgive debt after {{law|20 to 30 years}}, and since 2026 the amount forgiven is {{tax|taxed as income}} again.',
    'Supporters say borrowers were promised college that they could afford. Meanwhile, they say, states cut funding and prices rose.',
  ],
  cons: [
    'Critics point to the cost to taxpayers. In 2022 the {{cbo|Congressional Budget Office}} put a larger plan at about $400 billion, counting the cost of [[present-value|all later years]] as one sum.',
    'Critics call it unfair to people who never went to college or already repaid their loans, who would share the cost.',
    'Opponents say it leaves tuition and lending rules alone. Before the 2025 law, the {{again|Committee for a Responsible Federal Budget}} estimated that total debt would be back in four years.',
    'Some economists say it is poorly aimed. A {{earners|2023 study}} found that the top 10% of earners would gain as much as the bottom 30% together.',
    'Opponents prefer the plans that remain. One {{law|set up in 2025}} asks {{rule|$120 a year}} up to $10,000 of income, then 1% to 10%, less $50 a month per dependent.',
  ],
  sources,
};
