import type { PolicyDraft } from '../../letterTypes';

export const universalBackgroundChecks: PolicyDraft = {
  id: '1',
  topic: 'background checks on nearly all gun sales',
  asks: {
    yes: 'Please vote for a law that sends most private gun sales through a licensed dealer, who would run the check first. It could make exceptions for family gifts, hunting and urgent danger.',
    no: 'Please vote against a law that sends most private gun sales through a licensed dealer, who would run the check first. It would bring fees, travel and more records of who owns which gun.',
    undecided:
      'Please explain how you would vote on sending most private gun sales through a licensed dealer, who would run the check first. I also want to know which exceptions you would make.',
  },
};
