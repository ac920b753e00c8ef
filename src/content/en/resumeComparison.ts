/** Stands on the survey, and must not bring the words of the comparison along. */
export const resumeComparison = {
  label: 'A link is waiting',
  left: (count: number) =>
    `A friend’s link is waiting. ${count === 1 ? '1 policy' : `${count} policies`} to go, then compare.`,
  next: 'Next one',
  nextLabel: (title: string) => `Next one: ${title}`,
  ready: 'You have answered all that your friend did. The link is waiting.',
  back: 'Compare now',
  compare: 'Compare',
} as const;
