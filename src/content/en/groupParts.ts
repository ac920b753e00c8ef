/** What is only read once there is a group. */
export const groupParts = {
  result: {
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    few: {
      heading: 'Answers can be guessed',
      text: 'With fewer than three people, each of you can work out who said what. Add more people before you show this to others.',
    },
    agreed: 'Most agreement',
    noneAgreed:
      'There is no policy yet on which more than half, and at least two people, gave the same Yes or No.',
    divided: 'Most divided',
    noneDivided: 'Beyond “Most agreement”, no policy has both a Yes and a No yet.',
    /** @param side Yes or No in the words of the answer buttons, so it is in the page's language already. */
    agreedOn: (count: number, of: number, side: string) => `${count} of ${of} said ${side}`,
    dividedOn: (yes: number, no: number, undecided: number) =>
      undecided > 0 ? `${yes} Yes, ${no} No, ${undecided} Undecided` : `${yes} Yes, ${no} No`,
    caption: 'How the group answered, most divided first',
    answered: (count: number, of: number) => `${count} of ${of} answered`,
    percent: (value: number) => `${value}%`,
    notes: [
      'Percentages count only people who answered that policy. Undecided is an answer, too.',
      'This is a count of the links you added and the hands you counted. It is not a poll, and nobody checks who made a link.',
    ],
  },
  present: {
    open: 'Present on a screen',
    label: 'Presenter’s view',
    place: (number: number, of: number) => `Policy ${number} of ${of}`,
    /** Accessible name of the tiles, which have no visible title. */
    tiles: 'The policies in order',
    /** Of a tile, drawn as a line below it. */
    seen: (title: string) => `${title}, seen`,
    show: 'Show the result',
    hide: 'Hide the result',
    previous: 'Previous',
    next: 'Next',
    /** In place of `next`, after the last policy of the first round. */
    secondRound: 'Second round',
    leave: 'End',
    keys: 'Arrow keys: next or previous policy. Enter: show the result. Escape: end.',
    /** The keys that count Yes, No and Undecided, and the sentence that says so. */
    handKeys: 'ynu',
    countKeys:
      'Type a number, or press +1. Y, N, U: count one hand. With Shift: take one back. Remote: the key for a black screen first frames an answer and then counts for it, the next key goes on.',
    count: 'Count hands',
    /** What a screen reader hears after each press: the answer in words, and how many hands. */
    counted: (answer: string, count: number) => `${answer}: ${count}`,
    hands: (answer: string) => `Hands for ${answer}`,
    room: 'In the room',
    askRoom: 'Type at the top how many are in the room.',
    silent: (count: number) => `${count} did not say`,
    /** In place of `silent`, until the result is shown. */
    notCounted: (count: number) => `${count} not counted yet`,
    /** In place of `notCounted` once there is nobody left. */
    allCounted: 'Everybody is counted',
    over: (count: number, room: number) => `${count} counted, but ${room} in the room`,
    round: 'Round',
    rounds: { '1': 'First', '2': 'Second' },
    /** Below the second result. @param count of people who must have changed, at the least. */
    moved: (count: number) => `At least ${count} answered differently than in the first round.`,
    same: 'The counts are the same as in the first round.',
    /** Where the counts differ, but those who did not say before may be the whole difference. */
    unproved: 'The counts do not prove that anybody answered differently.',
    /** @param first how many raised no hand in the first round, and @param second in the second. */
    silentTwice: (first: number, second: number) =>
      `Did not say: ${first} in the first round, ${second} in the second.`,
    unmatched: 'Hands can’t be matched to people.',
    first: (count: number) => `first ${count}`,
  },
  /** Only the words that differ; all others are those of `picture` in `share.ts`. */
  picture: {
    make: 'Make a picture',
    hide: 'Hide the picture',
    heading: 'A picture of the result',
    title: (count: number) => (count === 1 ? 'Where 1 person stands' : `Where ${count} people stand`),
    /** Must say that this is no poll: a picture is passed on without the page that says so. */
    note: 'A count of links and hands, not a poll',
    fileName: 'civic-voice-group.png',
  },
  members: {
    heading: 'Who is in the group',
    text: 'Nobody is named. People are listed by their answers, with the same answers in one row. Hands are not in this list.',
    show: 'Show the list',
    hide: 'Hide the list',
    times: (count: number) => `${count} times`,
    takeOut: 'Take out',
    /** Accessible name. Without the `answers`, which are in words, all buttons of the list would have the same. */
    takeOutLabel: (answers: string) =>
      answers
        ? `Take out one person who said: ${answers}`
        : 'Take out one person who answered none of these policies',
    answer: (number: number, word: string) => `${number} ${word}`,
  },
  keep: {
    heading: 'Keep it or pass it on',
    text: 'The group is in this page’s address, and nowhere else. Close the page without the link, and the group is gone.',
    label: 'Link to this group',
    hint: 'Whoever has this link sees the counts, and the answers of each person whose link is in it, without names.',
    copy: 'Copy link',
    copied: 'Copied.',
    copyByHand: 'Your browser did not let us copy. The link is selected, so you can copy it yourself.',
    print: 'Print',
    table: 'Save as a table',
    tableSaved: 'Your table is ready. Your browser shows where it was saved.',
    fileName: 'civic-voice-group.csv',
    startAgain: 'Start a new group',
  },
  /** Of the CSV file, not of the table on the page. */
  columns: { policy: 'Policy', noAnswer: 'No answer', people: 'People' },
} as const;
