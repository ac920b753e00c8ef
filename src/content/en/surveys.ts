import { policyCount, policyCountFirst } from './policyCount';

/** Words of the survey screen and its cards; the policies themselves are in `policies.ts`. */
export const surveys = {
  meta: {
    title: 'Policy Surveys',
    description: `${policyCountFirst} national policies with pros, cons and sources. Answer Yes, No or Undecided without an account; your answers stay in your browser.`,
  },
  heading: 'Policy Surveys',
  lead: `${policyCountFirst} national policies, each with as many pros as cons. Say where you stand; change your mind whenever you like.`,
  progress: (answered: number, all: number) => `${answered} of ${all} answered`,
  progressLabel: 'Answered policies',
  nextUnanswered: 'Next unanswered',
  myAnswers: 'My answers',
  filters: {
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
  panel: { ifYes: 'If yes', ifNo: 'If no', lawToday: 'The law today' },
  pros: 'Pros',
  cons: 'Cons',
  sources: 'Sources',
  checkedThrough: (month: string) => `Facts checked through ${month}`,
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
  copyLink: 'Copy link',
  copyLinkLabel: (title: string) => `Copy link, ${title}`,
  linkLabel: (title: string) => `Link to ${title}`,
  linkRefused: 'Your browser did not let us copy. The link is selected, so you can copy it yourself.',
  report: 'Report a problem with this card',
  reportLabel: (title: string) => `Report a problem with this card, ${title}`,
  reportSubject: (id: string, title: string) => `Problem with card ${id}: ${title}`,
  /** Said by screen readers after an answer. */
  recorded: (answer: string, title: string, answered: number, all: number) =>
    `Recorded: ${answer}, ${title}. ${answered} of ${all} answered`,
} as const;
