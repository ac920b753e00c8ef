export const saving = {
  label: 'Saving',
  failing:
    'Not saved on this device: your browser won’t store your answers. They last only while this page stays open.',
  declined: 'Not saved on this device: your answers stay in this tab only.',
  eraseNow: 'Erase now',
  askErase: {
    title: 'Erase everything in this tab?',
    text: 'Your answers, your registration and your letter signature will be erased. This can’t be undone.',
    confirm: 'Erase',
    cancel: 'Cancel',
  },
} as const;
