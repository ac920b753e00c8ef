/** How a class answers. */
export const answerModes = ['phones', 'hands', 'mixed'] as const;

export type AnswerMode = (typeof answerModes)[number];

/** With fewer picked, no link is offered: one policy is too little for a lesson, though its code would be valid. */
export const fewestPolicies = 2;
