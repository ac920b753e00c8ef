/** Words of the files that anybody may take and use (`app/openData/`), and of the list of them on About. */
export const openData = {
  heading: 'Take it with you',
  text: 'The words of this site as files. You may use them for anything, also without asking. Please name the site and the month of the facts.',
  files: {
    cardsCsv: 'All policy cards, for a spreadsheet (CSV)',
    cardsJson: 'All policy cards, for programs (JSON)',
    votesCsv: 'The votes of Congress that we show, with what a Yea meant (CSV)',
    readMe: 'What is in these files, and their license (text)',
    corrections: 'Every correction, for a feed reader (Atom)',
    congress: 'The days of Congress, for your calendar (iCalendar)',
  },
  subscribe:
    'To get later changes, copy the address of the last two into your feed reader or calendar, under “Subscribe”.',
  /** Title of the feed. */
  feed: 'Civic Voice: corrections of policy cards',
  readMe: {
    title: 'Civic Voice: policy cards and votes as data',
    intro:
      'These files are made from the words of the site, each time it is built. There is one set for each language. Text is UTF-8. The CSV files follow RFC 4180. Where a text might run as a formula in a spreadsheet, an apostrophe stands before it.',
    cards:
      'The policy cards. In cards.csv there is a row for each argument, and what belongs to its card is repeated in each. In cards.json, the arguments of a card are a list.',
    votes:
      'The recorded votes of the House and the Senate that the policies’ pages show. The About page says how we chose them.',
    license:
      'License: MIT, as the whole site. You may copy, change and sell these files. Please keep the address of the card and its month, as facts age.',
    contact: 'Corrections are welcome:',
  },
  columns: {
    id: 'number of the policy. It never changes.',
    slug: 'name of the policy in addresses',
    category: 'subject',
    title: 'title of the policy',
    question: 'what the policy asks, in one sentence',
    description: 'what it would do. The question is its first sentence.',
    ifYes: 'what would change if it became law',
    ifNo: 'what would happen if it did not',
    lawToday: 'the law in the month of “factsAsOf”; a newer fact has its month in the text',
    side: '“pro” or “con”',
    argument: 'one argument of that side',
    sources:
      'addresses where its facts can be checked, with a space between them. Empty: a view that this side commonly gives.',
    lastSeen:
      'for each of these addresses, the last month in which a page still said so. It is “none” where what it says cannot stop being true by itself.',
    factsAsOf: 'the oldest month in which a claim on the card that can change was last seen',
    vote: 'Congress, year, and number in that year: “h” for the House, “s” for the Senate',
    policyId: 'the “id” of the policy that it was on',
    policy: 'title of that policy',
    chamber: '“house” or “senate”',
    day: 'day of the vote in Washington',
    yeas: 'votes for it',
    nays: 'votes against it',
    agreed: '“yes” if it was agreed to, or “no”',
    step: '“passage” of a bill, “procedural” on the way to it, “budget” or “opinion” without force of law',
    relation:
      'to the policy: “direct”, “opposite” if a Yea was against it, “related”, or “package” with much else',
    what: 'what the vote was on',
    yeaMeant: 'what a Yea was for or against',
    after: 'what came of it. Empty if nothing did.',
    officialRecord: 'address of the official record',
  },
} as const;
