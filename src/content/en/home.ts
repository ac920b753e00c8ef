import type { HomeWords } from '../pageTypes';
import { policyCount } from './policyCount';

export const home: HomeWords = {
  meta: {
    title: 'Your Voice Matters',
    description: `Weigh ${policyCount} national policies, say where you stand and learn how laws are made. No account needed: your answers stay in your browser.`,
  },
  heading: 'Your Voice Matters',
  tagline: 'Civic Voice makes your voice heard in American democracy.',
  lead: `Weigh ${policyCount} national policies and say where you stand. Nothing you enter leaves this browser unless you send it. Writing and voting are what reach officials.`,
  buttons: { takeSurvey: 'Take Survey', joinCommunity: 'Join Community' },
  blurbs: [
    {
      title: 'Anonymous Voting',
      text: `Answer all ${policyCount} policies without registering or giving your name. Your answers stay in this browser, where we cannot see them.`,
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
      'Your answers here are just for you. Elections decide who makes our laws. Rules vary by state; check vote.gov, the official U.S. government voter registration site.',
      'Civic Voice is not a government site, and you cannot register to vote here.',
    ],
    linkText: 'Register to Vote Now',
    opensInNewTab: '(opens in a new tab)',
  },
  progress: {
    title: 'Your answers so far',
    yes: 'Yes',
    no: 'No',
    undecided: 'Undecided',
    none: 'No answers yet',
    left: (count) => (count === 1 ? '1 policy left' : `${count} policies left`),
    complete: `All ${policyCount} answered`,
    savedOnDevice: 'Saved only on this device',
    keptInTab: 'Kept in this tab only',
    seeAll: 'See my answers',
  },
};
