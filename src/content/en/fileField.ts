/** Words of a field for a file: the browser's own are in the language of the browser. */
export const fileField = {
  choose: 'Choose a file',
  none: 'No file chosen. You can also drop it here.',
} as const;
