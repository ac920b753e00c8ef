import { policyCount } from './policyCount';

/** Words of the tiles, one for each policy, that show where somebody stands. */
export const tiles = {
  label: 'Where you stand',
  name: (title: string, answer: string) => `${title}: ${answer}`,
  unanswered: 'not answered yet',
  /** What opens after the last open answer. */
  allAnswered: {
    heading: 'Where I stand',
    text: `You have answered all ${policyCount}. What would you like to do next?`,
    share: 'Share, or make a picture',
    letter: 'Write or call Congress',
    answers: 'See my answers',
  },
  mattersMost: (subjects: string) => `What matters most: ${subjects}`,
  /** After “3 of 10 answered”, from the third answer on. */
  some: { see: 'See them', or: 'or', send: 'send them to a friend' },
} as const;
