export const consent = {
  label: 'Your data and this site',
  text: 'No tracking, no cookies.',
  saving: 'Your answers and registration are saved in this browser only, so that they are there next time.',
  choices: { accepted: 'Accept saving', declined: 'Decline saving' },
  policyLink: 'Cookie Policy',
  chosen: {
    accepted: 'You chose to save in this browser: your answers, stars and registration are there next time.',
    declined:
      'You chose not to save: what you enter stays in this tab and is gone when you close it. A browser that reopens closed tabs may bring it back.',
    none: 'You have not chosen yet. Until you do, your answers, stars and registration are saved in this browser.',
  },
} as const;
