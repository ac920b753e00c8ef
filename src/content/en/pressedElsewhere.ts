/** On the page of a policy, for whoever comes from its card on another site (`embedCard.ts`). */
export const pressedElsewhere = {
  question: (answer: string) => `You pressed ${answer} on another site. Is it your answer?`,
  press: 'If so, please press it here. The link alone has recorded nothing.',
  already: (answer: string) => `You pressed ${answer} on another site, as here before.`,
  stays: 'It stays your answer. The link alone has recorded nothing.',
} as const;
