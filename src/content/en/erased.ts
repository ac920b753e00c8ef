import { choicesAbout } from './appearance';

/** The last page of a visit that leaves nothing behind. */
export const erased = {
  meta: {
    title: 'Everything is erased',
    description:
      'What you entered on Civic Voice is erased from this browser. See what is gone and what a page can’t reach, then close this tab.',
  },
  heading: 'Everything is erased',
  lead: 'This site keeps nothing you entered here any more. Read below what may be left elsewhere. Now close this tab.',
  gone: {
    heading: 'What is gone',
    paragraphs: [],
    list: [
      'Your answers, with their days and reasons, and your stars.',
      'Your registration, with your password and photo.',
      'The letters you wrote here, and your letter signature.',
      'A friend’s link that you had not opened yet, and data that could not be read.',
    ],
  },
  /** The list goes on with it as long as no choice is stored: one may be made afterwards. */
  choices: `Your choices about ${choicesAbout}. The next visitor will be asked again.`,
  /** The last of the list, where the page itself has removed them. */
  copies:
    'The copies of our own pages, which the site kept so that it works offline. A page that you open here again keeps new ones.',
  left: {
    heading: 'What a page can’t reach',
    paragraphs: [],
    list: [
      'Files you downloaded, and what you printed, copied or sent.',
      'Tabs that were asleep or on another site. Close them, too.',
      'Names, addresses and passwords that your browser itself kept for filling in forms.',
      'Your browser’s history, and perhaps this tab’s Back button. They may still lead to pages you opened here, and to links that hold answers. Open your browser’s menu, choose History and delete them.',
    ],
  },
  notYet: {
    heading: 'Something is still here',
    text: 'This browser holds something you entered on this site.',
    link: 'See it and erase it',
  },
} as const;
