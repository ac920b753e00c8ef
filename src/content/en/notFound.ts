export const notFound = {
  meta: {
    title: 'Page not found',
    description: 'There is no page at this address. Find your way back to the surveys or the home page.',
  },
  heading: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address may have a typo. Nothing you entered was erased.',
  /** Shown instead at the address of a page in the other language, where no network could bring it. */
  notKept: {
    heading: 'This page is not on your device',
    text: 'You seem to be offline. Pages in this language are kept on your device once you open one of them with a connection. Nothing you entered was erased.',
  },
  actions: { surveys: 'Go to the surveys', home: 'Go to the home page' },
} as const;
