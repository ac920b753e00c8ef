import type { PolicyDraft } from '../../letterTypes';

export const dataPrivacyProtection: PolicyDraft = {
  id: '6',
  topic: 'one national data privacy law',
  asks: {
    yes: 'Please vote for a national law that lets people see, correct, delete or move the data companies hold about them. People in every state would then have the same basic rights.',
    no: 'Please vote against a national law that lets people see, correct, delete or move the data companies hold about them. Broader rights would then be left to each state.',
    undecided:
      'Please explain how you would vote on a national law that lets people see, correct, delete or move the data companies hold about them. I also want to know if state laws would stay.',
  },
};
