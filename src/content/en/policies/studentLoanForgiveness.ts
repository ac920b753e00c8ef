import { checkedThrough, sources } from '../../sources/studentLoanForgiveness';
import type { PolicyText } from '../../types';

export const studentLoanForgiveness: PolicyText = {
  id: '2',
  description:
    'Should the federal government cancel part of what people owe on student loans? This policy would forgive up to $10,000 of federal student debt for each borrower, one time. Loans from private lenders would not be covered. Congress would have to pass a law, and it could limit relief to people below a set income. The debate is about who should pay for college, who gains most and what it would cost.',
  ifYes:
    'People with federal loans would see up to $10,000 of their debt canceled, and smaller debts would end completely. Any income limits would depend on the final law.',
  ifNo: 'Loans from before July 2026 could use Income-Based Repayment or, like newer ones, a {{law|plan set up in 2025}}; the SAVE plan has ended. Debt would still be forgiven after {{law|20 to 30 years}} in such a plan, after years of public service, or for a lasting disability.',
  lawToday:
    'No federal law cancels student debt broadly, and the Supreme Court {{court|held in 2023}} that a President’s plan needed an act of Congress. A {{law|2025 law}} leaves one income-based plan for loans made from July 2026 and ends several older plans by July 2028.',
  pros: [
    'Supporters say many would be free of debt. A 2022 plan of up to $20,000 would have cleared 20 million people’s debts, the {{court|Supreme Court noted}}; $10,000 would clear fewer.',
    'Borrower advocates say small debts cause the most trouble. Of people who began to repay in 2010–11 and soon [[default|defaulted]], {{board|35% owed under $5,000}}.',
    'Supporters say income limits can aim the relief. The {{veto|White House}} said in 2023 that people earning under $75,000 would get nearly 90% of its plan’s benefits.',
    'Supporters say cleared debt frees people. A {{jobs|2019 study}} of borrowers whose private student loans were canceled found that they moved and changed jobs more and earned more.',
    'Supporters say borrowers were promised college they could afford, while states cut funding and prices rose.',
  ],
  cons: [
    'Critics point to the cost to taxpayers. In 2022 the {{cbo|Congressional Budget Office}} put a larger plan at about $400 billion, [[present-value|counting the cost of all later years as one sum]].',
    'Critics call it unfair to people who never went to college or already repaid their loans, since they would share the cost.',
    'Opponents say it leaves tuition and lending rules as they are. New borrowers would build up debt again and might expect another round.',
    'Some economists say it is poorly aimed. A {{earners|2023 study}} found that the top 10% of earners would gain as much as the bottom 30% together.',
    'Opponents prefer the plans that remain. One {{law|set up in 2025}} asks borrowers for 1% to 10% of their income, and others forgive debt after years of public service.',
  ],
  sources,
  checkedThrough,
};
