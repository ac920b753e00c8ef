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
    answers: { title: 'See my answers', text: 'What matters most to you first, each with its next step.' },
    letter: {
      title: 'Write or call Congress',
      text: 'A letter to change as you like, or what to say on the phone.',
    },
    share: {
      title: 'Share, or make a picture',
      text: 'A link or a picture, if you want to show where you stand.',
    },
  },
} as const;
