import { policyCount } from './policyCount';

export const home = {
  meta: {
    title: 'Your Voice Matters',
    description: `Weigh ${policyCount} national policies, say where you stand and learn how laws are made. No account needed: your answers stay in your browser.`,
  },
  heading: 'Your Voice Matters',
  tagline: 'Civic Voice makes your voice heard in American democracy.',
  lead: `Guns, wages, housing, health care: ${policyCount} policies, both sides, your answer. Then write to Congress.`,
  promise: 'Nothing you enter leaves this browser unless you send it.',
  buttons: { takeSurvey: 'Take Survey', joinCommunity: 'Join Community' },
  blurbs: [
    {
      title: 'Anonymous Voting',
      text: `Nobody counts your answers: this is not a poll and not an election. Answer all ${policyCount} policies without giving your name. Your answers stay in this browser, where we cannot see them.`,
    },
    {
      title: 'Transparent Community',
      text: 'If you join, your details stay in this browser. Members may choose to share their views openly; nobody verifies members.',
    },
    {
      title: 'Educational Resources',
      text: 'See step by step, and in plain words, how a bill becomes law. Each policy has as many pros as cons, with sources you can check.',
    },
  ],
  voterRegistration: {
    heading: 'Are you registered to vote?',
    paragraphs: [
      'Your answers here are just for you. Writing and voting are what reach officials. Elections decide who makes our laws. Rules vary by state; check vote.gov, the official U.S. government voter registration site.',
      'Civic Voice is not a government site, and you cannot register to vote here.',
    ],
    linkText: 'Register to Vote Now',
    opensInNewTab: '(opens in a new tab)',
  },
  /** Must contain `left` in digits, and no number before it: the inline script replaces the first number it finds. */
  continue: (left: number) => `Continue: ${left} left`,
  question: {
    label: 'Answer one policy now',
    readBoth: 'Read both sides',
    /** Accessible name, because `readBoth` does not say of which policy. */
    readBothLabel: (title: string) => `Read both sides, ${title}`,
    noted: (title: string, answer: string) => `Noted: ${title}, ${answer}`,
    done: `You have answered all ${policyCount}`,
    doneText: 'You can change any answer: open its part of the bubble.',
  },
  doors: {
    heading: 'Got a link, or a class?',
    friend: 'Open a friend’s link',
    group: 'Compare as a class or group',
  },
} as const;
