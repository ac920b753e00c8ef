/** Words for taking all answers back, on the survey screen and on My answers. */
export const clearing = {
  all: 'Clear all answers',
  undo: 'Undo',
  ask: {
    title: 'Clear all answers?',
    text: 'All your answers will be cleared. Your stars stay. You can undo this until you close or reload the page or change its language.',
    confirm: 'Clear all',
    cancel: 'Cancel',
  },
} as const;
