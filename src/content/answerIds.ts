/** What one can say to a policy, in the order of the buttons. Stored, and in the codes of links: never renamed. */
export const answers = ['yes', 'no', 'undecided'] as const;

export type Answer = (typeof answers)[number];

/** How many gave each answer. */
export type Counts = Readonly<Record<Answer, number>>;
