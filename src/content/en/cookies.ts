import { effectiveDay } from '../privacyEditions';

export const cookies = {
  meta: {
    title: 'Cookie Policy',
    description:
      'Civic Voice uses no cookies. See every item the site stores in your browser, why it is there, how long it lasts and how to erase it.',
  },
  heading: 'Cookie Policy',
  effective: { label: 'Effective date', iso: effectiveDay },
  intro: [
    'We use no cookies. To remember your answers and your registration, the site uses similar storage in your browser. Some privacy laws treat it like cookies, so this page lists every item.',
  ],
  links: {},
  noCookies: {
    heading: 'No cookies, no tracking',
    paragraphs: [
      'A cookie is a short text that a browser sends back to a site with each request. We set none. We also use no ads, no analytics and no tracking tools.',
      'The site uses local storage and session storage instead. What they hold stays in your browser and is not sent to us.',
    ],
  },
  stored: {
    heading: 'What is stored in your browser',
    paragraphs: [
      'The table lists every item that this site may store. You will probably have only a few of them.',
    ],
    caption: 'Items that this site may store in your browser',
    columns: { key: 'Name', purpose: 'Purpose', lifetime: 'How long it lasts' },
    /** By the area in `persistence/storageLifetimes.ts`. */
    lifetimes: {
      local: 'Until you or your browser erases it. You can change the choice at any time.',
      chosen:
        'Until you or your browser erases it. After “Decline saving”, it stays in this tab only and is gone when the tab closes.',
      session:
        'It stays in this tab only, until you erase it or close the tab. A browser that reopens closed tabs may bring it back.',
    },
    notes: [
      'After “Decline saving”, only “consent” stays in local storage. All else is in session storage, which belongs to one tab. It is gone when you close that tab. A browser that reopens closed tabs may bring it back.',
      'When you join, the site asks your browser to keep this data even when space runs low, unless you declined saving. The browser may say no.',
      'The site also stores copies of its own pages, whatever you choose, so that it works offline. Nothing you entered is in them. “Erase everything” removes them if you choose to erase your choices too.',
      'When your browser asks for a page, our hosting provider may note which one. The {{privacyPolicy|Privacy Policy}} says more.',
    ],
  },
  choice: {
    heading: 'Your choice',
    paragraphs: [
      '“Accept saving” keeps your answers and registration in this browser, so that they are there next time. With “Decline saving”, they leave local storage and stay in this tab only. So does data that could not be read. Of what you enter or choose, only that decision is then saved.',
      'Before you choose, the site already saves in this browser what you answer, star or choose, and your membership when you join. A letter is kept in this tab as you type it. You can change your choice here at any time, and everything works either way.',
    ],
  },
  lifetime: {
    heading: 'When storage ends sooner',
    paragraphs: [
      'Local storage has no end date of its own, but a browser may erase it. Safari erases it after seven days of use without a visit. In a private window, it is erased when you close the last private tab.',
      'Local storage is not encrypted. On a shared computer, use a private window. Or press “Erase everything” on this page before you leave, and check its box, which takes your choices and the kept pages too. “Decline saving” alone keeps your answers until the tab is closed, and a browser may bring a closed tab back.',
    ],
  },
  clearing: {
    heading: 'How to erase it',
    paragraphs: [
      'The simplest way is on this page, under “Your data on this device”. You can also use your browser. Menus change from time to time, so the words you see may differ.',
      'If you erase all of this site’s data in your browser, your choice goes too, and we will ask you again.',
    ],
    list: [
      'Chrome or Edge: select the icon to the left of the address, open cookies and site data, and delete the data for this site.',
      'Firefox: select the padlock next to the address, then clear cookies and site data.',
      'Safari on a Mac: open Settings, then Privacy, then Manage Website Data.',
      'Safari on an iPhone or iPad: open Settings, then Apps, Safari, Advanced, Website Data.',
    ],
  },
  questions: {
    heading: 'Questions and changes',
    paragraphs: [
      'If something here is unclear, {{contact|write to us}}. The {{privacyPolicy|Privacy Policy}} tells you more about what we do and do not know.',
      'When the site stores something new, we will add it to the table and change the date at the top.',
    ],
  },
} as const;
