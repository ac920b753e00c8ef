import type { MyAnswersWords } from '../pageTypes';
import { policyCount } from './policyCount';

export const myAnswers: MyAnswersWords = {
  meta: {
    title: 'My answers',
    description: `Your own record of the ${policyCount} policies: what you answered and what matters most to you. It stays in this browser and can be printed.`,
  },
  heading: 'My answers',
  lead: `All ${policyCount} policies and where you stand. Mark what matters most to you, print the page, or take the next step.`,
  honest: 'This is your own record on this device. It is not a poll, and it recommends nothing.',
  needsScripts: 'Showing your answers needs JavaScript, which is off in this browser.',
  picture: {
    label: 'Your answers at a glance',
    answered: (answered, all) => `${answered} of ${all} answered`,
    strip: (all) => `Policy by policy, 1 to ${all}`,
  },
  empty: {
    heading: 'No answers yet',
    text: 'Say where you stand on a policy, and it will show up here.',
    link: 'Take the survey',
  },
  actions: {
    label: 'What to do with your answers',
    print: 'Print',
    share: 'Share my answers',
    compare: 'Compare with someone',
  },
  table: {
    caption: 'Your answers, with what matters most to you first',
    columns: {
      policy: 'Policy',
      answer: 'Your answer',
      star: 'What matters most',
      next: 'Next step',
    },
    notAnswered: 'Not answered yet',
    star: 'Matters most',
    starLabel: (title) => `Matters most, ${title}`,
    write: 'Write or call',
    writeLabel: (title) => `Write or call, ${title}`,
    answer: 'Answer it',
    answerLabel: (title) => `Answer it, ${title}`,
  },
};
