/** @returns id of the title of a policy's card, which names the card. */
export function cardTitleId(slug: string): string {
  return `${slug}-title`;
}
