export const failure = {
  heading: 'This page could not be shown',
  text: 'Part of it did not arrive, or something went wrong on our side. Your answers are safe. Try again, or choose another page above.',
  tryAgain: 'Try again',
} as const;
