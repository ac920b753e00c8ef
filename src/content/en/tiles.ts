/** Words of the ten tiles, one for each policy, that show where somebody stands. */
export const tiles = {
  label: 'Where you stand',
  name: (title: string, answer: string) => `${title}: ${answer}`,
  unanswered: 'not answered yet',
};
