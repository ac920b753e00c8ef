/** The last page of a visit that leaves nothing behind. */
export const erased = {
  meta: {
    title: 'Everything is erased',
    description:
      'What you entered on Civic Voice is erased from this browser. See what is gone and what a page can’t reach, then close this tab.',
  },
  heading: 'Everything is erased',
  lead: 'Nothing you entered is left in this browser. Now close this tab.',
  gone: {
    heading: 'What is gone',
    paragraphs: [],
    list: [
      'Your answers, and what you marked as mattering most.',
      'Your registration, with your password and photo.',
      'Your letter signature.',
      'Your choices about saving and colors. The next visitor will be asked again.',
      'The addresses this tab’s Back button would have led to.',
    ],
  },
  left: {
    heading: 'What a page can’t reach',
    paragraphs: [],
    list: [
      'Files you downloaded, and what you printed, copied or sent.',
      'Your browser’s own history. It lists the pages you opened, never your answers. You can erase it from the browser’s menu.',
    ],
  },
  notYet: {
    heading: 'Something is still here',
    text: 'This browser holds something you entered on this site.',
    link: 'See it and erase it',
  },
} as const;
