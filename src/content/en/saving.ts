export const saving = {
  /** Said after Accept, which takes the banner away. */
  accepted: 'From now on what you enter is saved on this device.',
  failing:
    'Not saved on this device: your browser won’t store your answers. They last only while this page stays open.',
  declined: 'Not saved on this device: your answers stay in this tab only.',
  eraseNow: 'Erase now',
  askErase: {
    title: 'Erase everything, including my choices?',
    text: 'Your answers, stars, registration, letters, signature, choices and unreadable data will be erased, here and in other running tabs. A tab that sleeps or shows another site may keep what it holds until you close it. A group open in another tab is lost. This can’t be undone. A last page then says what is gone.',
    confirm: 'Erase',
    cancel: 'Cancel',
  },
} as const;
