import { policyCount, policyCountFirst } from './policyCount';

/** Words of the survey screen and its cards; the policies themselves are in `policies/`. */
export const surveys = {
  meta: {
    title: 'Policy Surveys',
    description: `${policyCountFirst} national policies with pros, cons and sources. Answer Yes, No or Undecided without an account; your answers stay in your browser.`,
  },
  heading: 'Policy Surveys',
  lead: `${policyCountFirst} policies, both sides.`,
  /** Two ways to go through the policies: each page leads to the other way. */
  ways: { all: 'All policies', one: 'One at a time' },
  oneLabel: (title: string) => `One at a time, ${title}`,
  policyPage: {
    description: (title: string) =>
      `${title}: what a Yes and a No would change, the arguments on both sides, and where to check them.`,
    others: 'The other policies',
    previous: 'Previous',
    next: 'Next',
  },
  /** For the keyboard: past the text of a card. */
  toAnswers: 'Go to your answer',
  toAnswersLabel: (title: string) => `Go to your answer, ${title}`,
  position: (place: number, all: number) => `Policy ${place} of ${all}`,
  progress: (answered: number, all: number) => `${answered} of ${all} answered`,
  myAnswers: 'My answers',
  filters: {
    answer: 'Show policies by your answer',
    answers: {
      all: 'All policies',
      unanswered: 'Not answered',
      yes: 'Answered Yes',
      no: 'Answered No',
      undecided: 'Undecided',
    },
    shown: (count: number, all: number) => `${count} of ${all} shown`,
  },
  nothingFits: {
    heading: 'No matching policies',
    text: `None of the ${policyCount} policies match what you chose above. Choose something else, or see them all.`,
    showAll: 'Show all',
  },
  panel: { ifYes: 'If this became law', ifNo: 'If it did not', lawToday: 'The law today' },
  pros: 'Pros',
  cons: 'Cons',
  /** Of one argument, where the two sides alternate. */
  sideOf: { pros: 'Pro', cons: 'Con' },
  /** The votes of both chambers on a policy: the heading on its page, and the link that leads there from its card. */
  congress: 'What Congress did',
  congressOn: (title: string) => `What Congress did: ${title}`,
  sources: 'Sources',
  /** For assistive technology: a number in the text that leads to the source of that number. */
  source: (place: number) => `Source ${place}`,
  /** At a source that a number led to. */
  backToText: 'Back to the text',
  /** Under a card that names a bill. Without scripts the page cannot know the day, so `pending` is true on any. */
  bill: {
    pending: (bill: string, introduced: number, ends: string) =>
      `The example bill here, ${bill}, was introduced in ${introduced}. A bill that is not law when its Congress ends, on ${ends}, goes no further.`,
    ended: (bill: string, introduced: number, ends: string) =>
      `The example bill here, ${bill}, was introduced in ${introduced} and ended with that Congress on ${ends}, unless it had become law.`,
    /** By policy: names the other bills of that Congress on its card, which readers would take for pending. */
    othersEnded: {
      '6': 'Ended on the same day, unless law by then: KIDS Act, Children and Teens’ Online Privacy Protection Act.',
    },
  },
  glossary: 'See all terms',
  factsAsOf: (month: string) => `Facts as of ${month}. Later changes are not included.`,
  /** What that month is: the oldest of those that stand beside the sources (`content/factsAsOf.ts`). */
  asOfMeans:
    'Some claims can stop being true by themselves. Their sources say when we last saw them, and the oldest of these months is that of this text.',
  readIn: (year: number) => `read in ${year}`,
  /** Of a claim that can stop being true by itself. */
  lastSeen: (month: string) => `claim last seen in ${month}`,
  answers: { yes: 'Yes', no: 'No', undecided: 'Undecided' },
  answerLabel: (answer: string, title: string) => `${answer}, ${title}`,
  answersLabel: (title: string) => `Your answer on ${title}`,
  notAnswered: 'Not answered yet',
  yourAnswer: 'Your answer:',
  clear: 'Clear my answer',
  clearLabel: (title: string) => `Clear my answer, ${title}`,
  undo: 'Undo',
  undoLabel: (title: string) => `Undo, ${title}`,
  /** The buttons that read a card aloud. */
  listen: {
    start: 'Listen',
    pause: 'Pause',
    resume: 'Resume',
    stop: 'Stop',
    label: (action: string, title: string) => `${action}, ${title}`,
    /** Said by screen readers, which then have the floor again. */
    ended: (title: string) => `End of ${title}`,
  },
  nextLabel: (title: string) => `Next policy, ${title}`,
  writeLabel: (title: string) => `Write or call, ${title}`,
  seeAnswers: 'See my answers',
  /** The ways on from an answer; each begins its longer name. */
  onPage: { next: 'Next policy', write: 'Write or call', answers: 'See or share' },
  onCard: { next: 'Next', write: 'Write', answers: 'My answers' },
  copyLink: 'Copy link',
  copyLinkLabel: (title: string) => `Copy link, ${title}`,
  linkLabel: (title: string) => `Link to ${title}`,
  linkRefused: 'Your browser did not let us copy. The link is selected, so you can copy it yourself.',
  report: 'Report a problem by email',
  reportLabel: (title: string) => `Report a problem by email, ${title}`,
  reportSubject: (id: string, title: string) => `Problem with card ${id}: ${title}`,
  /** Said by screen readers after an answer. */
  recorded: (answer: string, title: string, answered: number, all: number) =>
    `Noted here: ${answer}, ${title}. ${answered} of ${all} answered.`,
  /** The same after the last open policy. */
  recordedLast: (answer: string, title: string) =>
    `Noted here: ${answer}, ${title}. You have answered all ${policyCount}. My answers shows where you stand.`,
} as const;
