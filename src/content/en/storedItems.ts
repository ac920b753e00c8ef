import { choices } from './appearance';

/**
 * What the site may store. One for each item: a missing one does not compile where pages list what
 * `persistence/storageLifetimes.ts` names.
 */
export const storedItems = {
  votes: {
    label: 'Your answers',
    purpose: 'Your answers: the number of each policy, and yes, no or undecided.',
  },
  reasons: {
    label: 'When and why you answered',
    purpose:
      'For each answer its day, the day you last confirmed it, and your first answer with its day. If you say why, also the points that weigh most for you, how far the policy should go, and one line of your own. What you said of earlier answers stays, in case you return to them.',
  },
  starred: { label: 'Your stars', purpose: 'The numbers of the policies you star.' },
  user: {
    label: 'Your registration',
    purpose:
      'Your registration, if you join: first name, last name, email address, a code made from your password, and your photo with its file name.',
  },
  ...choices,
  sender: {
    label: 'Your letter signature',
    purpose:
      'The name and address that you sign letters with. It is stored here only if you check “Remember these on this device”. Otherwise it is part of “letter”.',
  },
  letter: {
    label: 'Your letter drafts',
    purpose:
      'What you write and choose on Write or Call. It is kept as you type, without a press, so that a link, Back or a reload does not lose it. It is always in session storage.',
  },
  comparison: {
    label: 'A friend’s link, not opened yet',
    purpose:
      'The code of a friend’s link, if you choose to answer first and compare later. It is gone once you compare.',
  },
  classroom: {
    label: 'Who was counted in a class or group',
    purpose:
      'In a class, four random letters in place of your name, so that your code counts once. On the page of a group, a code made from each name or such letters, with its place there. One from each group’s link, too. Whoever uses that tab and knows a name could find its answers. Also how your class votes.',
  },
  arrived: {
    label: 'Answers from another device',
    purpose: 'The link with answers from your other device, until you take them or close them.',
  },
  sharing: {
    label: 'What you decided about links',
    purpose:
      'Which answers you leave out of your link, and which friend’s link you chose to look at before answering.',
  },
  typing: {
    label: 'That you filled in a field',
    purpose:
      'A random number, from the first letter you type or the first file you choose. Your browser fills in a form again when you go back to it. By this number the site can tell that you have erased everything since, and empties the form.',
  },
  unreadable: {
    label: 'Data that could not be read',
    purpose:
      'What was stored under one of these names and could not be read. It is kept as it was, so that it is not lost.',
  },
} as const;
