export const notFound = {
  meta: {
    title: 'Page not found',
    description: 'There is no page at this address. Find your way back to the surveys or the home page.',
  },
  heading: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address may have a typo. Nothing you entered was erased.',
  actions: { surveys: 'Go to the surveys', home: 'Go to the home page' },
} as const;
