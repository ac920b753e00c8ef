import type { CompareWords } from '../shareTypes';

const policies = (count: number) => (count === 1 ? '1 policy' : `${count} policies`);

export const compare: CompareWords = {
  meta: {
    title: 'Compare Answers',
    description:
      'Open a link that somebody shared with you and see your answers and theirs side by side. Nothing is sent, and nothing of theirs is stored.',
  },
  heading: 'Compare Answers',
  lead: 'See your answers and somebody else’s side by side. Your own answers stay as they are, and nothing of theirs is stored.',
  needsScripts:
    'Comparing needs JavaScript, which is off in this browser. The link is read by your browser alone, and that takes a script.',
  how: {
    heading: 'How it works',
    steps: [
      'Ask somebody for a link from their page Share Your Answers, or send them yours.',
      'Open the link, or paste it on this page.',
      'See where you agree and where you differ, policy by policy.',
    ],
    shareYours: 'Share your answers',
  },
  paste: {
    heading: 'Compare with a link',
    label: 'Link or code',
    hint: 'Paste a whole link, or only the part that starts with “v1.”.',
    button: 'Compare',
    empty: 'Please paste a link or a code first.',
  },
  problems: {
    notOurs: 'This is not a link for comparing answers. Such a link has a # sign, followed by “v1.”.',
    broken:
      'This link was changed or cut short on its way, so it can’t be read. Please ask for it again, or copy all of it.',
    older:
      'This link comes from an early version of the site that we can’t read any more. Please ask for a new one.',
    newer:
      'This link was made by a newer version of the site. Please reload this page, then open the link again.',
    nothing: 'This link can be read, but it holds no answers.',
  },
  result: {
    heading: 'You and the sender',
    headingWithName: (name) => `You and ${name}`,
    agreement: (agreed, of) =>
      of === 1
        ? `You ${agreed === 1 ? 'agree' : 'differ'} on the one policy you both answered Yes or No.`
        : `You agree on ${agreed} of the ${of} policies you both answered Yes or No.`,
    noneBoth: 'There is no policy yet that you both answered Yes or No.',
    undecided: (count) =>
      `On ${policies(count)}, at least one of you is undecided. That counts neither as agreeing nor as differing.`,
    open: (count) => `On ${policies(count)}, at least one answer is missing here.`,
    caption: 'Your answers and the sender’s, policy by policy',
    you: 'You',
    sender: 'The sender',
    together: 'Together',
    outcomes: {
      agree: 'You agree',
      differ: 'You differ',
      bothUndecided: 'Both undecided',
      oneUndecided: 'One undecided',
      open: 'Open',
    },
    notAnswered: 'No answer',
    answerIt: 'Answer it',
    answerTitle: (title) => `Answer it, ${title}`,
    notes: [
      'The sender’s answers come from the link and show what was true when it was made. They are not stored here.',
      'The link stays in the address bar, and perhaps in the history of this browser, so that you can come back to it.',
    ],
    nameUnchecked: 'Nobody checks the name in a link: anyone can make one with any name.',
  },
};
