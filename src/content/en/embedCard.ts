/** Words of a policy's card on another site (`app/document/EmbedCard.tsx`). */
export const embedCard = {
  /** Name of the frame, and title of the page in it. */
  title: (title: string) => `${title}: a question from Civic Voice`,
  bothSides: 'Both sides, with sources',
  /** Under the links, after the month of the facts. */
  note: 'Opens Civic Voice in a new tab. No cookies, no counting.',
} as const;
