import { policyCount } from './policyCount';

const policies = (count: number) => (count === 1 ? '1 policy' : `${count} policies`);

export const yourClass = {
  meta: {
    title: 'Your class',
    description:
      'Read both sides of the policies your teacher picked, answer for yourself, and show your answers as a code without a name. Nothing is sent.',
  },
  heading: 'Your class',
  /** Replaces `heading` once the code in the address has been read. */
  policies: (count: number) => `Your class: ${policies(count)}`,
  lead: 'Read both sides and answer for yourself. At the end you can show your teacher a code without your name. Nothing is sent.',
  needsScripts: `Answering with a class needs JavaScript, which is off in this browser. Only your browser reads the link, and it needs JavaScript for that. All ${policyCount} policies, with both sides of each, can be read below.`,
  loadFailed: 'Part of this page did not load. Please reload it: the policies are in its address.',
  /** Shown if the address contains no code of a class. */
  missing:
    'The link or QR code from your teacher leads here with your class’s policies in it. This address has none. Please scan the code again.',
  /** Shown if the code was changed, cut short or is of an early version. */
  broken:
    'This link was changed or cut short along the way, so the policies of your class can’t be read. Please scan the code again, or copy the whole link.',
  newer: 'This link was made by a newer version of the site. Please reload this page.',
  forTeachers: 'For teachers: pick policies',
  allPolicies: `See all ${policyCount} policies`,
  list: 'The policies of your class',
  place: (number: number, of: number) => `Policy ${number} of ${of}`,
  /** Accessible name of a tile, which shows the answer only as a drawing. @param answer in words. */
  policy: (title: string, answer: string) => `${title}: ${answer}`,
  unanswered: 'not answered yet',
  showCode: 'Show my code',
  code: {
    heading: 'Your code',
    text: 'Hold it up for your teacher to scan. Nobody has to take part.',
    /** The letters that tell codes apart belong to the tab: a shared computer may have several students. */
    keepTab: 'Keep this tab open: in a new one your code counts as another person.',
    none: 'There is no answer yet that the code could hold.',
    begin: 'Go to the first policy',
    /** @param count of policies without an answer. */
    open: (count: number) =>
      `${policies(count)} without an answer. That is fine: the code leaves ${count === 1 ? 'it' : 'them'} out.`,
    holds: 'What the code holds',
    noName:
      'Your answers to these policies, four random letters that tell your code from others with the same answers, and no name.',
    qr: {
      label: 'QR code of your answers',
      failed: 'The QR code could not be loaded. You can send the link below instead.',
    },
    label: 'Link to send to your teacher',
    hint: 'For when there is no camera. Whoever has this link sees these answers.',
    copy: 'Copy link',
    copied: 'Copied.',
    copyByHand: 'Your browser did not let us copy. The link is selected, so you can copy it yourself.',
  },
} as const;
