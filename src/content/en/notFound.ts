export const notFound = {
  meta: {
    title: 'Page not found',
    description: 'There is no page at this address. Find your way back to the surveys or the home page.',
  },
  heading: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address may have a typo. Nothing you entered was erased.',
  /** Shown instead below the folder of the other language, whose pages this build does not know. */
  inOtherLanguage: {
    heading: 'This page could not be reached',
    text: 'Its address belongs to the pages in another language. The address may have a typo. Or, if you are offline, the page is not on your device. Pages in that language are kept there once you open one of them with a connection. Nothing you entered was erased.',
  },
  actions: { surveys: 'Go to the surveys', home: 'Go to the home page' },
} as const;
