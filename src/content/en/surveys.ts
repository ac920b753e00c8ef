import { policyCount, policyCountFirst } from './policyCount';

/** Words of the survey screen and its cards; the policies themselves are in `policies/`. */
export const surveys = {
  meta: {
    title: 'Policy Surveys',
    description: `${policyCountFirst} national policies with pros, cons and sources. Answer Yes, No or Undecided without an account; your answers stay in your browser.`,
  },
  heading: 'Policy Surveys',
  lead: `${policyCountFirst} national policies, each with as many pros as cons. Say where you stand; change your mind whenever you like.`,
  /** Two ways to go through the policies. */
  ways: { label: 'How to go through the policies', all: 'All policies', one: 'One at a time' },
  policyPage: {
    description: (title: string) =>
      `${title}: what a Yes and a No would change, the arguments on both sides, and where to check them.`,
    position: (place: number, all: number) => `Policy ${place} of ${all}`,
    others: 'The other policies',
    previous: 'Previous',
    next: 'Next',
    /** For assistive technology: which policy a link leads to. */
    leadsTo: (link: string, title: string) => `${link}, ${title}`,
    toAnswers: 'Go to your answer',
    marks: 'Where you stand',
    mark: (place: number, title: string, answer: string) => `${place}. ${title}: ${answer}`,
  },
  progress: (answered: number, all: number) => `${answered} of ${all} answered`,
  progressLabel: 'Answered policies',
  nextUnanswered: 'Next unanswered',
  myAnswers: 'My answers',
  filters: {
    open: 'Filter',
    label: 'Choose which policies to show',
    answer: 'Your answer',
    answers: {
      all: 'All',
      unanswered: 'Not answered',
      yes: 'Yes',
      no: 'No',
      undecided: 'Undecided',
    },
    category: 'Category',
    allCategories: 'All',
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
  sources: 'Sources',
  /** Under a card that names a bill of this Congress. True before and after its last day. */
  bill: (bill: string, ends: string) =>
    `${bill}, named here, belongs to the Congress that ends on ${ends}. A bill that is not law by then goes no further.`,
  glossary: 'See all terms',
  checkedThrough: (month: string) => `Facts as of ${month}. Later changes are not included.`,
  readIn: (year: number) => `read in ${year}`,
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
  nextPolicy: (title: string) => `Next: ${title}`,
  write: 'Write or call',
  writeLabel: (title: string) => `Write or call, ${title}`,
  allAnswered: `You have answered all ${policyCount}.`,
  seeAnswers: 'See my answers',
  copyLink: 'Copy link',
  copyLinkLabel: (title: string) => `Copy link, ${title}`,
  linkLabel: (title: string) => `Link to ${title}`,
  linkRefused: 'Your browser did not let us copy. The link is selected, so you can copy it yourself.',
  report: 'Report a problem with this card',
  reportLabel: (title: string) => `Report a problem with this card, ${title}`,
  reportSubject: (id: string, title: string) => `Problem with card ${id}: ${title}`,
  /** Said by screen readers after an answer. */
  recorded: (answer: string, title: string, answered: number, all: number) =>
    `Noted here: ${answer}, ${title}. ${answered} of ${all} answered`,
  /** The same after the last open policy. */
  recordedLast: (answer: string, title: string) =>
    `Noted here: ${answer}, ${title}. You have answered all ${policyCount}. My answers shows where you stand.`,
} as const;
