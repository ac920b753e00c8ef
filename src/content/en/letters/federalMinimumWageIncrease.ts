import type { PolicyDraft } from '../../letterTypes';

export const federalMinimumWageIncrease: PolicyDraft = {
  id: '7',
  subject: {
    yes: 'Please support a federal minimum wage of $15 an hour',
    no: 'Please oppose a federal minimum wage of $15 an hour',
    undecided: 'Where do you stand on a federal minimum wage of $15 an hour?',
  },
  ownSubject: 'My view on a federal minimum wage of $15 an hour',
  opening: {
    yes: 'I ask you to support a federal minimum wage of $15 an hour.',
    no: 'I ask you to oppose a federal minimum wage of $15 an hour.',
    undecided: 'I have not made up my mind about a federal minimum wage of $15 an hour.',
  },
  asks: {
    yes: 'Please work for a law that raises the federal minimum wage from $7.25 to $15 an hour. The minimum has not changed since 2009, while the prices people pay have gone up.',
    no: 'Please work against a law that raises the federal minimum wage from $7.25 to $15 an hour. It could cost some people their jobs, and states can already set a higher one.',
    undecided:
      'Please tell me where you stand on raising the federal minimum wage from $7.25 to $15 an hour. I also want to know how fast you think it should rise.',
  },
  more: 'I ask for more than $15 an hour. Please work for a law that goes further.',
  points: {
    yes: [
      'The Congressional Budget Office estimated in 2021 that $15 by 2025 would raise pay directly for 17 million people.',
      'In 2021 the Congressional Budget Office estimated that $15 by 2025 would leave 900,000 fewer people in poverty.',
      'The sponsors of a 2025 bill, one from each party, said prices had left $7.25 worth less than at any time since the 1940s.',
      'Better pay means that fewer people quit, fewer need public aid and more is spent in local shops.',
      'A 2019 study of 138 state increases found the number of low-paid jobs about unchanged over five years.',
    ],
    no: [
      'Some people would lose work: the Congressional Budget Office estimated in 2021 that $15 by 2025 would mean about 1.4 million fewer jobs.',
      'The Congressional Budget Office expected in 2021 that $15 by 2025 would raise prices, and deficits by $54 billion through 2031.',
      'Restaurant and small-business groups said in 2021 that $15 would bring fewer hours, fewer jobs and closings.',
      'One number ignores local prices, which are much lower in Mississippi than in California.',
      'Few earn the federal minimum: 1.0% of hourly workers made $7.25 or less in 2024.',
    ],
  },
  call: {
    yes: 'Please pass along that I support a federal minimum wage of $15 an hour. I ask your office to take the same position.',
    no: 'Please pass along that I oppose a federal minimum wage of $15 an hour. I ask your office to take the same position.',
    undecided:
      'I have not made up my mind about a federal minimum wage of $15 an hour. I would like to know where you stand, and why.',
  },
};
