/** Words of a policy's card on another site (`app/document/EmbedCard.tsx`). */
export const embedCard = {
  /** Name of the frame, and title of the page in it. */
  title: (title: string) => `${title}: a question from Civic Voice`,
  bothSides: 'Both sides, with sources',
  note: 'Each link opens Civic Voice in a new tab. This card uses no cookies, and nobody counts your answer.',
} as const;
