export const classCodeView = {
  label: 'The code for your students',
  heading: 'Scan this code',
  steps: (policies: number) => [
    'Point your phone’s camera at the code, or type the address below it.',
    policies === 1 ? 'Read both sides and answer.' : `Read both sides of ${policies} policies and answer.`,
    'Press “Show my code” and show it to your teacher, if you want to take part. Nobody has to.',
  ],
  leave: 'End',
} as const;
