import type { PolicyDraft } from '../../letterTypes';

export const dataPrivacyProtection: PolicyDraft = {
  id: '6',
  topic: 'one national data privacy law',
  asks: {
    yes: 'Please vote for one national law on the personal data that companies hold. People in every state could then see, correct, delete or move what is kept about them.',
    no: 'Please vote against one national law on the personal data that companies hold. It could override stronger state laws and bring costs that weigh most on small firms.',
    undecided:
      'Please explain how you would vote on one national law on the personal data that companies hold. I also want to know whether state laws would stay.',
  },
};
