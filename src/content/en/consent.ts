export const consent = {
  label: 'Your data and this site',
  text: 'No tracking, no cookies. Your answers and registration are saved in this browser only, so that they are there next time.',
  accept: 'Accept',
  decline: 'Decline',
  policyLink: 'Cookie Policy',
  chosen: {
    accepted: 'You chose Accept: what you enter is saved in this browser.',
    declined: 'You chose Decline: what you enter stays in this tab only.',
    none: 'You have not chosen yet. Until you do, what you enter is saved in this browser.',
  },
} as const;
