import type { PolicyDraft } from '../../letterTypes';

export const federalMinimumWageIncrease: PolicyDraft = {
  id: '7',
  topic: 'a federal minimum wage of $15 an hour',
  asks: {
    yes: 'Please vote for a law that raises the federal minimum wage from $7.25 to $15 an hour. It has not changed since 2009, while the prices people pay have gone up.',
    no: 'Please vote against a law that raises the federal minimum wage from $7.25 to $15 an hour. It could cost some people their jobs, and states can already set a higher one.',
    undecided:
      'Please explain how you would vote on raising the federal minimum wage from $7.25 to $15 an hour. I also want to know how fast you think it should rise.',
  },
};
