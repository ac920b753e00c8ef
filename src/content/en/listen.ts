/** Words of the buttons that read a card aloud. */
export const listen = {
  start: 'Listen',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  label: (action: string, title: string) => `${action}, ${title}`,
  /** Said by screen readers, which then have the floor again. */
  ended: (title: string) => `End of ${title}`,
} as const;
