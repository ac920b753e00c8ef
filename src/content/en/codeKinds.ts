/** What a code is that does not belong on the page where it was pasted or opened, and the link to the page it opens. */
export const codeKinds = {
  v: { text: 'This is the link to one person’s answers.', open: 'Compare with them' },
  g: {
    text: 'This is the link to a group. One person’s link has “v1.” after its # sign.',
    open: 'Open the group',
  },
  c: {
    text: 'This is the link to a class: it holds policies, no answers. At its end each student has a code with answers.',
    open: 'Open the class',
  },
  d: {
    text: 'This is your own link for another device. It holds your answers and stars, so give it to nobody.',
    open: 'Open it on My answers',
  },
} as const;
