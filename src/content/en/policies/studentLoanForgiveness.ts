import type { PolicyText } from '../../types';

export const studentLoanForgiveness: PolicyText = {
  id: '2',
  description:
    'Should the federal government cancel part of what people owe on student loans? This policy would forgive up to $10,000 of federal student debt for each borrower, one time. Loans from private lenders would not be covered. Congress would have to pass a law, and it could limit relief to people below a set income. The debate is about who should pay for college, who gains most and what it would cost.',
  ifYes:
    'People with federal loans would see up to $10,000 of their debt erased, and smaller debts would end completely. Any income limits would depend on the final law.',
  ifNo: 'Borrowers would keep repaying under the plans open to them. Forgiveness would stay limited to certain groups, such as public service workers and people with lasting disabilities.',
  lawToday:
    'No federal law cancels student debt across the board, though some groups, such as public service workers, can earn forgiveness. In 2023 the Supreme Court struck down a broad plan, ruling that Congress had not allowed it.',
  pros: [
    'Supporters say many people would be free of debt. The Supreme Court noted in 2023 that a larger plan would have erased all the debt of about 20 million borrowers.',
    'Borrower advocates say missed payments are most common on small debts, often among people who left college without a degree.',
    'Supporters say income limits can aim the relief. The White House said in 2023 that people earning under $75,000 would get nearly 90% of its plan’s benefits.',
    'Four sociologists argued in a 2021 Roosevelt Institute paper that canceling debt helps families with less wealth most and narrows the racial wealth gap.',
    'Supporters say borrowers were promised college they could afford, while states cut funding and prices rose.',
  ],
  cons: [
    'Critics point to the cost to taxpayers. In 2022 the Congressional Budget Office put a larger plan at about $400 billion over 30 years, a figure it called highly uncertain.',
    'Critics call it unfair to people who never went to college or already repaid their loans, since they would share the cost.',
    'Opponents say it leaves tuition and lending rules as they are. New borrowers would build up debt again and might expect another round.',
    'Some economists say it is poorly aimed, since college graduates earn more on average over a lifetime than other workers.',
    'Opponents prefer existing programs, which tie relief to a person’s income or to years of public service.',
  ],
  sources: [
    { title: 'Federal Student Aid, Department of Education', url: 'https://studentaid.gov' },
    {
      title: 'Supreme Court of the United States: Biden v. Nebraska (2023)',
      url: 'https://www.supremecourt.gov',
    },
    { title: 'Congressional Budget Office', url: 'https://www.cbo.gov' },
    {
      title: 'Congress.gov: veto message on House Joint Resolution 45 (2023)',
      url: 'https://www.congress.gov',
    },
    { title: 'Roosevelt Institute', url: 'https://rooseveltinstitute.org' },
  ],
  reviewed: '2026-11',
};
