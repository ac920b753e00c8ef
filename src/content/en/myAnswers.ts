import { policyCount } from './policyCount';

export const myAnswers = {
  meta: {
    title: 'My answers',
    description: `Your own record of the ${policyCount} policies: what you answered and what matters most to you. It stays in this browser and can be printed.`,
  },
  heading: 'My answers',
  /** Must say that this is no poll and no advice, or visitors could take it for either. */
  honest: 'This is your own record on this device. It is not a poll, and it recommends nothing.',
  needsScripts: 'Showing your answers needs JavaScript, which is off in this browser.',
  stand: {
    label: 'Where I stand',
    answered: (answered: number, all: number) => `${answered} of ${all} answered.`,
    star: 'Star what matters most to you: it then comes first, here and in print.',
  },
  empty: {
    heading: 'No answers yet',
    text: 'Say where you stand on a policy, and it will show up here.',
    link: 'Take the survey',
  },
  actions: {
    label: 'What to do with your answers',
    print: 'Print',
    otherDevice: 'Use on another device',
    loadFailed: 'Part of this page did not load. Please reload it.',
  },
  steps: {
    heading: 'What you can do next',
    write: {
      title: 'Write or call',
      text: 'Get a letter or a short call script for the people who represent you.',
    },
    share: { title: 'Share your answers', text: 'Make a link or a picture. You choose what is in it.' },
    compare: { title: 'Compare with someone', text: 'See where you and a friend agree, policy by policy.' },
    group: { title: 'Compare as a group', text: 'See where a class, a club or a family stands.' },
    education: {
      title: 'See how a bill becomes law',
      text: 'The steps in Congress, where bills end, and when your letter counts.',
    },
    register: {
      title: 'Check your voter registration',
      text: 'The official site, vote.gov, explains how in your state or territory.',
    },
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
    starLabel: (title: string) => `Matters most, ${title}`,
    write: 'Write or call',
    writeLabel: (title: string) => `Write or call, ${title}`,
    answer: 'Answer it',
    answerLabel: (title: string) => `Answer it, ${title}`,
  },
} as const;
