/** Where notices appear. Apart from what they say, which is fetched with the first one. */
export const noticeArea = {
  label: 'Notices',
  none: 'There is no notice now.',
  close: 'Close',
  /** Read out with the notice: its button is far from where the visitor is. */
  reach: (button: string) => `Press F8 to reach the button “${button}”.`,
} as const;
