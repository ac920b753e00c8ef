/** Why a visitor answered as they did, which is asked after an answer and never needed. */
export const reasons = {
  ask: 'Why? (if you like)',
  /** Where it is asked of ten answers, one below the other. Begins the longer name. */
  askShort: 'Why?',
  askLabel: (title: string) => `Why? (if you like), ${title}`,
  failed: 'This part did not load. Please reload the page.',
  /** Has to say that nothing of it leaves the browser but in the visitor's own letter. */
  private: 'For you, and for your letter if you write one. It is never in a link, a code or a group.',
  weighs: {
    for: 'The point in favor that weighs most for you',
    against: 'The point against that weighs most for you',
  },
  none: 'None',
  far: 'How far does it go?',
  fars: {
    asDescribed: 'As described',
    changes: 'Only with changes',
    tooFar: 'It goes too far',
    notEnough: 'It does not go far enough',
  },
  /** Each names a line of own words. */
  wish: {
    changes: 'What should change',
    tooFar: 'What goes too far',
    notEnough: 'What is missing',
    undecided: 'What I still want to know',
  },
  wishHint: 'One line. It goes into your letter in these words.',
  /** Beside the argument on the card. */
  mark: 'weighs most for you',
  lines: {
    heading: 'What weighs most for you',
    /** On the page where a link or a picture is made. */
    notShared: 'For you alone: it is neither in the link nor in the picture.',
    /** `first` and `now` are answers, such as “No”, with their days. */
    dates: (first: string, firstDay: string, now: string, day: string) =>
      `First ${first} on ${firstDay}, ${now} since ${day}.`,
    own: (point: string) => `It weighs most for you: “${point}.”`,
    other: {
      yes: (point: string) => `You said Yes. The strongest point against, for you: “${point}.”`,
      no: (point: string) => `You said No. The strongest point in favor, for you: “${point}.”`,
      /** Of a No because the policy does not go far enough. */
      notEnough: (point: string) =>
        `You want more than this. The strongest point against, for you: “${point}.”`,
    },
    undecided: {
      for: (point: string) => `In favor, this weighs most for you: “${point}.”`,
      against: (point: string) => `Against, this weighs most for you: “${point}.”`,
    },
    wish: (name: string, words: string) => `${name}: ${words}`,
  },
  corrected: {
    /** `change` is one or more whole sentences, such as “We corrected the price per ton.” */
    text: (day: string, change: string) =>
      `This card was corrected on ${day}. ${change} You answered before that. Keep your answer?`,
    keep: (answer: string) => `Keep ${answer}`,
    change: (answer: string) => `Change to ${answer}`,
  },
} as const;
