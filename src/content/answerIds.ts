/** What one can say to a policy, in the order of the buttons. Stored, and in the codes of links: never renamed. */
export const answers = ['yes', 'no', 'undecided'] as const;

export type Answer = (typeof answers)[number];

/** What a visitor can say of how far a policy goes, by answer. Stored: never renamed. */
export const farsOf = {
  yes: ['asDescribed', 'changes'],
  no: ['tooFar', 'notEnough'],
  undecided: [],
} as const satisfies Readonly<Record<Answer, readonly string[]>>;

export type Far = (typeof farsOf)[Answer][number];

/** How many gave each answer. */
export type Counts = Readonly<Record<Answer, number>>;
