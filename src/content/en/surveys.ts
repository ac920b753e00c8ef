/** Words of the survey screen and its cards; the policies themselves are in `policies.ts`. */
export const surveys = {
  meta: {
    title: 'Policy Surveys',
    description:
      'Ten national policies with pros, cons and sources. Answer Yes, No or Undecided without an account; your answers stay in your browser.',
  },
  heading: 'Policy Surveys',
  lead: 'Ten national policies, each with as many pros as cons. Say where you stand; change your mind whenever you like.',
  progress: (answered: number, all: number) => `${answered} of ${all} answered`,
  progressLabel: 'Answered policies',
  panel: { ifYes: 'If yes', ifNo: 'If no', lawToday: 'The law today' },
  pros: 'Pros',
  cons: 'Cons',
  sources: 'Sources',
  reviewed: (month: string) => `Reviewed ${month}`,
  choices: { yes: 'Yes', no: 'No', undecided: 'Undecided' },
  choiceLabel: (choice: string, title: string) => `${choice}, ${title}`,
  choicesLabel: (title: string) => `Your answer on ${title}`,
  notAnswered: 'Not answered yet',
  yourAnswer: 'Your answer:',
  /** Said by screen readers after a vote. */
  recorded: (choice: string, title: string, answered: number, all: number) =>
    `Recorded: ${choice}, ${title}. ${answered} of ${all} answered`,
} as const;
