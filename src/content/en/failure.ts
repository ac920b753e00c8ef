export const failure = {
  heading: 'This page could not be shown',
  text: 'Part of it did not load, or something went wrong on our end. Nothing you entered was erased. Try again, or choose another page above.',
  unfinished: 'This page could not finish loading.',
  tryAgain: 'Try again',
  /** In place of the whole page, where not even its frame can be drawn. */
  site: {
    heading: 'Something went wrong',
    text: 'The page could not be shown. Nothing you entered was erased.',
    reload: 'Reload',
  },
} as const;
