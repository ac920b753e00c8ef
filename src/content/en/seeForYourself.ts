const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

/** On the Cookie Policy, for whoever would rather test than believe. */
export const seeForYourself = {
  heading: 'See for yourself',
  intro:
    'We say that nothing is sent. Here is what this page knows of itself, right now. None of this is stored.',
  requests: {
    heading: 'What this page has asked for',
    none: 'This needs JavaScript, which is off in this browser.',
    own: (count: number, host: string) => `Since it was opened: ${files(count)}, all from ${host}.`,
    /** Anything else than this site's own host is said in words. */
    more: (count: number, hosts: string) =>
      `Since it was opened: ${files(count)}, from more than one host: ${hosts}. None of our pages does that. It may be an extension of your browser. Please tell us.`,
  },
  stored: {
    heading: 'What is stored under this address',
    columns: { key: 'Name', place: 'Where', bytes: 'Size' },
    places: { local: 'local storage', session: 'session storage, this tab only' },
    nothing: 'Nothing.',
    blocked: 'Your browser blocks storage for this site.',
    noCookies: 'Cookies that this page can read: none.',
    cookies: 'Cookies that this page can read: there are some, and they are not from us.',
  },
  tests: {
    heading: 'Three tests that anybody can do',
    list: [
      'Turn on airplane mode. Then answer, join, write a letter and compare. All of it works, so none of it needs us. On the first visit, wait a minute first, until the pages are kept.',
      'Open the list of requests: in Chrome, Edge or Firefox press F12 and choose Network. Then press an answer. No line appears.',
      'Check the files. The list below has a fingerprint (SHA-256) of every file of this release. It says how to build the same files from the source code.',
    ],
  },
  /** Link to the list. */
  hashes: 'Fingerprints of this release, and how to build it again',
  source: 'Source code of this site',
  /** Where the operator has named no place for it. */
  askForSource: 'The source code is free. {{contact|Write to us}} for it.',
} as const;
