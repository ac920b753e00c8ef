/** On the page of a policy, for whoever comes from its card on another site (`embedCard.ts`). */
export const pressedElsewhere = {
  question: (answer: string) => `You pressed ${answer} on another site. Is it your answer?`,
  notYet: 'Nothing is noted here until you press an answer.',
} as const;
