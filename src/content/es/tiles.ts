export const tiles = {
  label: 'Lo que usted opina',
  name: (title: string, answer: string) => `${title}: ${answer}`,
  unanswered: 'aún sin responder',
};
