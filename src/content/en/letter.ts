export const letter = {
  meta: {
    title: 'Write or Call',
    description:
      'Turn your answer into a short letter, an email or a phone call to the people who represent you. You write it here; we send nothing.',
  },
  heading: 'Write or Call',
  lead: 'Turn your answer into a short letter or call. You can change every word, and we send nothing.',
  needsScripts:
    'Writing a letter here needs JavaScript, which is off in this browser. The official websites below work without it.',
  chooser: {
    heading: 'Choose a policy',
    text: 'You get a short draft that fits your answer. If you are undecided, it asks for an explanation.',
    unknown: 'This page’s address names a policy we don’t have. Please choose one from the list.',
    notAnswered: 'Not answered yet',
  },
  policy: {
    another: 'Choose another policy',
    readCard: 'Read both sides again',
    yourAnswer: {
      yes: 'Your answer is Yes, so this draft speaks in favor.',
      no: 'Your answer is No, so this draft speaks against.',
      undecided: 'Your answer is Undecided, so this draft asks for an explanation.',
    },
    noAnswer: 'You have not answered this policy yet, so we can’t know what to ask for.',
    answerOnCard: 'Read both sides and answer',
    lookAt: 'Look at a draft',
    kinds: { yes: 'In favor', no: 'Against', undecided: 'Undecided' },
    notRecorded: 'Looking at a draft does not record an answer.',
    loading: 'Getting your draft…',
    failed: 'The draft could not be loaded. Please reload the page. The official websites below still work.',
  },
  lookups: {
    heading: 'Find the people who represent you',
    text: 'These are official websites. What you type there goes to them, not to us.',
    links: {
      house: 'Find your representative in the House',
      senate: 'Find your senators',
      allLevels: 'Find all your elected officials, from city hall to Congress',
    },
    state: {
      heading: 'Voting where you live',
      text: 'Rules vary by state; check vote.gov, the official U.S. government voter registration site. It also leads to deadlines, polling places and the state of your own registration.',
      link: (state: string) => `See vote.gov for ${state}`,
      /** Where only the front page is linked. */
      linkToFront: (state: string) => `Go to vote.gov and choose there: ${state}`,
      anyState: 'See vote.gov',
    },
  },
} as const;
