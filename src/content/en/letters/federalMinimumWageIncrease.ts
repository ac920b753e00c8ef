import type { PolicyDraft } from '../../letterTypes';

export const federalMinimumWageIncrease: PolicyDraft = {
  id: '7',
  topic: 'a federal minimum wage of $15 an hour',
  asks: {
    yes: 'Please vote for a law that raises the federal minimum wage from $7.25 to $15 an hour. It would be a floor in every state, and states could still set a higher one.',
    no: 'Please vote against a law that raises the federal minimum wage from $7.25 to $15 an hour. States and cities could still set a higher one, as many do now.',
    undecided:
      'Please explain how you would vote on raising the federal minimum wage from $7.25 to $15 an hour. I also want to know how fast you think it should rise.',
  },
};
