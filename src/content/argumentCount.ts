/** How many arguments each side of a card has; both have the same number (`balance.test.ts`). */
export const argumentCount = { least: 4, most: 6 } as const;
