import type { GroupWords } from '../groupTypes';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const codes = (count: number) => (count === 1 ? '1 code' : `${count} codes`);
const inGroup = (count: number) => (count === 0 ? 'The group is empty.' : `${people(count)} in the group.`);

export const group: GroupWords = {
  meta: {
    title: 'Compare as a Group',
    description:
      'Put together the answers of a class, a club or a family and see where the group agrees and where it is divided. No names, no accounts, no server.',
  },
  heading: 'Compare as a Group',
  lead: 'See where a class, a club or a family stands. Add each person’s link, and the answers are counted here, in your browser.',
  needsScripts:
    'Comparing as a group needs JavaScript, which is off in this browser. Only your browser counts the answers, and it needs JavaScript for that.',
  loadFailed: 'Part of this page did not load. Please reload it: the group is in its address.',
  add: {
    heading: 'Add people',
    label: 'Links or codes',
    hint: 'Paste as many as you like: a whole chat, an email or a column of a spreadsheet. The rest of the text is left out.',
    button: 'Add to the group',
    mine: 'Add my own answers',
    noNames: 'Names are dropped as links come in. The group holds only answers.',
    empty: 'Please paste links or codes first.',
    noCodes: 'There is no link of ours in this text. Those links have a # sign followed by “v1.”.',
    noAnswers: 'You have not answered any policy yet.',
  },
  outcome: {
    added: (count, all) => `Added ${people(count)}. ${inGroup(all)}`,
    mineAdded: (all) => `Your answers are in. ${inGroup(all)}`,
    takenOut: (all) => `Taken out. ${inGroup(all)}`,
    undone: (all) => `Undone. ${inGroup(all)}`,
    alike: (count) =>
      `${people(count)} gave the same answers as someone else in the group. If you added someone twice, choose Undo.`,
    repeated: (count) => `Left out because they were in the text twice: ${codes(count)}.`,
    full: (count, most) => `Left out because the group is full at ${most}: ${people(count)}.`,
    undo: 'Undo',
    see: 'See the result',
    problems: {
      broken: (count) => `Can’t be read, changed or cut short: ${codes(count)}.`,
      older: (count) => `From an early version of the site: ${codes(count)}.`,
      newer: (count) => `From a newer version of the site: ${codes(count)}. Reload this page to try again.`,
      nothing: (count) => `Without any answers: ${codes(count)}.`,
      sameGroup: (count) => `The link to this same group: ${codes(count)}.`,
    },
  },
  result: {
    people,
    few: {
      heading: 'Answers can be guessed',
      text: 'With fewer than three people, each of you can work out who said what. Add more people before you show this to others.',
    },
    agreed: 'Most agreement',
    noneAgreed: 'There is no policy yet on which more than half gave the same Yes or No.',
    divided: 'Most divided',
    noneDivided: 'There is no policy yet with both a Yes and a No.',
    agreedOn: (count, of, side) => `${count} of ${of} said ${side}`,
    dividedOn: (yes, no, undecided) =>
      undecided > 0 ? `${yes} Yes, ${no} No, ${undecided} Undecided` : `${yes} Yes, ${no} No`,
    caption: 'How the group answered, policy by policy',
    answered: (count, of) => `${count} of ${of} answered`,
    percent: (value) => `${value}%`,
    notes: [
      'Percentages count only people who answered that policy. Undecided is an answer, too.',
      'This is a count of the links you added. It is not a poll, and nobody checks who made a link.',
    ],
  },
  members: {
    heading: 'Who is in the group',
    text: 'Nobody is named. People are listed by their answers, with the same answers in one row.',
    show: 'Show the list',
    hide: 'Hide the list',
    more: (count) => `Show ${count} more`,
    times: (count) => `${count} times`,
    takeOut: 'Take out',
    takeOutLabel: (answers) => `Take out one person who said: ${answers}`,
    answer: (number, word) => `${number} ${word}`,
  },
  keep: {
    heading: 'Keep it or pass it on',
    text: 'The group is in this page’s address, and nowhere else. Close the page without the link, and the group is gone.',
    label: 'Link to this group',
    hint: 'Whoever has this link sees the answers of each person in it, without names.',
    copy: 'Copy link',
    copied: 'Copied.',
    copyByHand: 'Your browser did not let us copy. The link is selected, so you can copy it yourself.',
    print: 'Print',
    table: 'Save as a table',
    tableSaved: 'Your table is ready. Your browser shows where it was saved.',
    fileName: 'civic-voice-group.csv',
    startAgain: 'Start a new group',
  },
  columns: { policy: 'Policy', noAnswer: 'No answer', people: 'People' },
  how: {
    heading: 'How it works',
    steps: [
      'Each person answers the surveys on their own device and copies the link from Share Your Answers.',
      'They send you the link. Paste what you get here, all at once or one after another.',
      'Talk about where you agree and where you are divided.',
      'To end it, close the page. Its address may stay in this browser’s history.',
    ],
    share: 'Share your answers',
    compare: 'Compare with one person',
  },
};
