import { policyCount } from './policyCount';

const policies = (count: number) => (count === 1 ? '1 policy' : `${count} policies`);

export const compare = {
  meta: {
    title: 'Compare Answers',
    description:
      'Open a link that someone shared with you to see your answers and theirs side by side. Nothing is sent, and their answers are not added to yours.',
  },
  heading: 'Compare Answers',
  lead: 'See your answers and someone else’s side by side. Your own answers stay as they are. Theirs stay in the link.',
  needsScripts:
    'Comparing needs JavaScript, which is off in this browser. Only your browser reads the link, and it needs JavaScript for that.',
  loadFailed: 'Part of this page did not load. Please reload it.',
  how: {
    heading: 'How it works',
    steps: [
      'Ask someone for a link from their Share Your Answers page, or send them yours.',
      'Open the link, or paste it on this page.',
      'See where you agree and where you differ, policy by policy.',
    ],
    shareYours: 'Share your answers',
    group: 'Compare as a group',
  },
  paste: {
    heading: 'Compare with a link',
    label: 'Link or code',
    hint: 'Paste the whole link, or just the part that starts with “v1.”.',
    button: 'Compare',
    empty: 'Please paste a link or a code first.',
    tooLong: 'This text is too long. Please paste only the link.',
  },
  problems: {
    notOurs: 'This is not a link for comparing answers. Those links have a # sign followed by “v1.”.',
    broken:
      'This link was changed or cut short along the way, so it can’t be read. Please ask for it again, or copy the whole link.',
    older:
      'This link comes from an early version of the site and can no longer be read. Please ask for a new one.',
    newer:
      'This link was made by a newer version of the site. Please reload this page, then open the link again.',
    nothing: 'This link can be read, but there are no answers in it.',
  },
  result: {
    heading: 'You and the sender',
    headingWithName: (name: string) => `You and ${name}`,
    /** Must say what this site is: visitors who open a link somebody sent them may never have heard of it. */
    site: `Civic Voice has ${policyCount} national policies, both sides of each, and your answer. Nothing you press here is sent to anyone.`,
    agreement: (agreed: number, of: number) =>
      of === 1
        ? `You ${agreed === 1 ? 'agree' : 'differ'} on the one policy you both answered Yes or No.`
        : `You agree on ${agreed} of the ${of} policies you both answered Yes or No.`,
    noneBoth: 'There is no policy yet that you have both answered Yes or No.',
    undecided: (count: number) =>
      `On ${policies(count)}, at least one of you is undecided. That counts as neither agreeing nor differing.`,
    open: (count: number) => `Of ${policies(count)} in the link, your answer is missing.`,
    caption: 'Your answers and the sender’s, policy by policy',
    policy: 'Policy',
    you: 'You',
    sender: 'The sender',
    together: 'Together',
    outcomes: {
      agree: 'You agree',
      differ: 'You differ',
      bothUndecided: 'Both undecided',
      oneUndecided: 'One undecided',
      open: 'Answer missing',
    },
    /** Shown instead of the sender's answer to a policy that the visitor has not answered. */
    hidden: 'Hidden for now',
    /** The sender's answers could influence the visitor's own, so they are hidden and this asks for those first. */
    first: {
      title: (count: number) =>
        count === 1 ? 'Answer this one, then compare' : `Answer these ${count}, then compare`,
      text: (hidden: number) =>
        `Seeing another person’s answers can influence yours. So the sender’s answers on ${policies(hidden)} stay hidden until you give yours. The link waits in this tab.`,
      answer: 'Answer first',
      look: 'Show them now',
      /** Shown if another link waits already: only one can. */
      replaces:
        'Another link is waiting in this tab. Opening a policy from here puts this one in its place. So compare that one before, or keep its link.',
      other: 'Open the waiting link',
    },
    answerIt: 'Answer it',
    /** Accessible name, because “Answer it” does not say which policy. */
    answerTitle: (title: string) => `Answer it, ${title}`,
    notes: [
      'The sender’s answers come from the link, as they were when it was made. They are not added to yours.',
      'The link stays in the address bar, and perhaps in this browser’s history, so that you can come back to it.',
    ],
    nameUnchecked: 'Nobody checks the name in a link. Anyone can make one with any name.',
    startGroup: 'Start a group with these answers',
    /** A code to paste on the page of a group. It has no name, because a group holds none. */
    addToGroup: {
      show: 'Add to a group',
      hide: 'Hide the code',
      label: 'Code for a group',
      hint: 'These answers, without a name. Copy the code and paste it on the page of your group.',
      copy: 'Copy code',
      copied: 'Copied. Now paste it on the page of your group.',
      copyByHand: 'Your browser did not let us copy. The code is selected, so you can copy it yourself.',
    },
  },
} as const;
