const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const codes = (count: number) => (count === 1 ? '1 code' : `${count} codes`);
const inGroup = (count: number) => (count === 0 ? 'The group is empty.' : `${people(count)} in the group.`);
/** Above what a teacher does and has for the lesson. */
const kit = 'What you will have';

export const group = {
  meta: {
    title: 'Compare as a Group',
    description:
      'Put together the answers of a class, a club or a family and see where the group agrees and where it is divided. No names, no accounts, no server.',
  },
  heading: 'Compare as a Group',
  lead: 'For a class, a club or a family: pick policies, collect answers from phones or count raised hands, and present the result. Everything is counted here, in your browser.',
  needsScripts:
    'Comparing as a group needs JavaScript, which is off in this browser. Only your browser counts the answers, and it needs JavaScript for that.',
  loadFailed: 'Part of this page did not load. Please reload it: the group is in its address.',
  /** Of what a press opens over the page. */
  openFailed: 'This part did not load. Please try again.',
  pick: {
    heading: 'Pick policies for a class',
    kit,
    answerMode: 'How your class answers',
    answerModes: { phones: 'With phones', hands: 'Without phones', mixed: 'Mixed' },
    /** What a teacher does, from the first look at this page to the result. */
    steps: {
      phones: [
        'Pick two to four policies. Your students get one link and QR code.',
        'It leads them straight through these policies to a code of their own, which they show you.',
        'Scan their codes below, and present the result.',
      ],
      hands: [
        'Pick two to four policies. All you need in the lesson is this screen.',
        'Print the letter to parents and send it well before the lesson. Print the cards, a set for each pair of students.',
        'In the lesson, press “Count hands”: ask the first question and count the raised hands, then the next. After the last, students read the cards, and you count once more.',
        'Or make a wall: print the posters and hang them up. Each student puts one dot on each. Press “Count hands” and type the dots of each field.',
      ],
      mixed: [
        'Pick two to four policies. Students with a phone get one link and QR code, the others printed cards.',
        'Scan the codes of those with phones below.',
        'Press “Count hands” and count the others.',
      ],
    },
    legend: 'Policies of your class',
    more: (left: number) =>
      left === 1
        ? `Pick one more, and what you need for the lesson appears in “${kit}”.`
        : `Pick at least two, and what you need for the lesson appears in “${kit}”.`,
    /** @param count more than one, and fewer than fit. */
    enough: (count: number) => `${count} are picked. What you need for the lesson is in “${kit}”.`,
    full: 'Four are picked, the most that fit one lesson. To change one, take one out first.',
    unreadable:
      'The policies of the class can’t be read: this link was changed or cut short. Please pick them again.',
    label: 'Link for your students',
    hint: 'It holds the policies and nothing else, so anybody may have it.',
    copy: 'Copy link',
    copied: 'Copied.',
    copyByHand: 'Your browser did not let us copy. The link is selected, so you can copy it yourself.',
    fullScreen: 'Put up the code',
    fullScreenFailed: 'The large code did not load. Please try again.',
    qr: {
      label: 'QR code for your students',
      text: 'Students point a camera at this code, read both sides and answer. At the end each one has a code for you to scan.',
      failed: 'The QR code could not be loaded. Students can use the link below.',
    },
    count: 'Count hands',
  },
  add: {
    heading: 'Add people',
    label: 'Links or codes',
    hint: 'Paste as many as you like: a whole chat, an email or a column of a spreadsheet. The rest of the text is left out.',
    button: 'Add to the group',
    mine: 'Add my own answers',
    scan: 'Scan codes',
    noNames: 'Names are dropped as links come in. The group holds only answers.',
    empty: 'Please paste links or codes first.',
    tooLong: 'This is too much text for one time. Please paste it in parts of up to 200,000 characters.',
    noCodes: 'There is no link of ours in this text. Those links have a # sign followed by “v1.”.',
    noAnswers: 'You have not answered any of these policies yet.',
  },
  outcome: {
    added: (count: number, all: number) => `Added ${people(count)}. ${inGroup(all)}`,
    /** `count` of those who were added, who answered other policies only. */
    silent: (count: number) => `Without an answer to any of these policies: ${people(count)}.`,
    takenOut: (all: number) => `Taken out. ${inGroup(all)}`,
    undone: (all: number) => `Undone. ${inGroup(all)}`,
    /** `count` codes with a name, of one student or of a whole group: nobody in it must be counted twice. */
    repeated: (count: number) => `Left out, as already counted: ${codes(count)}.`,
    /** `count` codes with a name, or of one student, that replace earlier ones: has to mention the button `countToo`. */
    corrected: (count: number) =>
      `Corrected: ${people(count)}. The later code has the same name, or the same letters, and replaces the one before. If they are different people, choose “Count them too”.`,
    /** `count` codes without a name, which may be other people's: has to mention the button `countToo`. */
    again: (count: number) =>
      `Left out, as already counted: ${codes(count)} without a name. If other people gave the same answers, choose “Count them too”.`,
    countToo: 'Count them too',
    hands: 'The hands that were counted there are added, too.',
    startedAgain: 'A new group begins. Undo brings the last one back.',
    full: (count: number, most: number) => `Left out because the group is full at ${most}: ${people(count)}.`,
    undo: 'Undo',
    see: 'See the result',
    /** The first characters of each code follow, so it ends with a colon or as a sentence. */
    problems: {
      broken: (count: number) =>
        `${codes(count)} ${count === 1 ? 'was' : 'were'} changed or cut short and can’t be read.`,
      older: (count: number) => `From an early version of the site: ${codes(count)}.`,
      newer: (count: number) =>
        `From a newer version of the site: ${codes(count)}. Reload this page to try again.`,
      nothing: (count: number) => `${codes(count)} ${count === 1 ? 'holds' : 'hold'} no answers.`,
      sameGroup: (count: number) => `The link to this same group: ${codes(count)}.`,
    },
  },
  /** @param title of a policy. The second names what hands said once both sides had been heard. */
  firstRound: (title: string) => `${title}, first round`,
  secondRound: (title: string) => `${title}, second round`,
  lesson: {
    text: 'A guide for a lesson of 20 or 45 minutes says what to do before, during and after, and how privacy is protected.',
    show: 'Show the lesson guide',
    hide: 'Hide the lesson guide',
    failed: 'The guide did not load. Please try again.',
  },
  how: {
    heading: 'Without a class',
    steps: [
      'Each person answers the surveys and copies the link from Share Your Answers.',
      'Scan the code that each person shows you, or paste the links you get, all at once or one after another.',
      'Present the result, one policy at a time, and talk about where you agree and where you are divided.',
      'To end it, close the page. Its address may stay in this browser’s history.',
    ],
    share: 'Share your answers',
    compare: 'Compare with one person',
  },
} as const;
