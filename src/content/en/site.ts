/** Words of the frame around every screen. */
export const site = {
  name: 'Civic Voice',
  homeLink: 'Civic Voice, home',
  skipLink: 'Skip to main content',
  loading: 'Loading the page',
  mainMenu: 'Main menu',
  contents: 'On this page',
  openMenu: 'Menu',
  nav: {
    surveys: 'Surveys',
    myAnswers: 'My answers',
    letter: 'Write or Call',
    education: 'Education',
    register: 'Register',
    vote: 'Register to vote',
  },
  /** Of a field for a file: the browser's own words are in the language of the browser. */
  fileField: {
    choose: 'Choose a file',
    none: 'No file chosen. You can also drop it here.',
  },
  footer: {
    label: 'About this site',
    takePart: 'Take part',
    compare: 'Compare answers',
    group: 'Compare as a group',
    thisDevice: 'This device',
    myAnswers: 'My answers',
    notGovernment:
      'Civic Voice is not a government site. Everything you enter stays in this browser unless you send it.',
    privacy: 'Privacy Policy',
    cookies: 'Cookie Policy',
    about: 'About Civic Voice',
    accessibility: 'Accessibility',
    shared: 'Shared computer? Erase everything',
    copyright: (year: number) => `© ${year} Civic Voice`,
  },
  opensInNewTab: '(opens in a new tab)',
  /** Where the page itself is not in English. */
  inEnglish: 'in English',
  opensInEnglish: '(in English, opens in a new tab)',
  needsScripts:
    'Answering and joining need JavaScript, which is off in this browser. You can still read everything else.',
} as const;
