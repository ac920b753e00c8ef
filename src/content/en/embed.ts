export const embed = {
  meta: {
    title: 'Cards for Your Site',
    description:
      'Put one policy question on your own web page, in English or Spanish. The card has no cookies, and nobody counts its answers. Copy one line, and it is there.',
  },
  heading: 'Cards for Your Site',
  lead: 'For newsrooms, schools, libraries and blogs: one question on your own page. Your readers press an answer there and find both sides here.',
  needsScripts:
    'Choosing a card needs JavaScript, which is off in this browser. The address of a card is that of this page, a slash, and the name at the end of the policy’s address.',
  choose: {
    heading: 'Choose a card',
    policy: 'Policy',
    language: 'Language of the card',
  },
  preview: 'This is how it looks',
  line: {
    heading: 'For any web page',
    label: 'Line for your page',
    hint: 'Paste it where the card should be. It is HTML.',
    copy: 'Copy line',
    copied: 'The line was copied.',
    copyByHand: 'Your browser did not let us copy. The line is selected, so you can copy it yourself.',
  },
  address: {
    heading: 'For WordPress and others that take an address',
    label: 'Address for your page',
    hint: 'Paste it on a line of its own. WordPress shows the question and the links as a quotation, without the frame around them.',
    copy: 'Copy address',
    copied: 'The address was copied.',
    copyByHand: 'Your browser did not let us copy. The address is selected, so you can copy it yourself.',
  },
  facts: {
    heading: 'What the card does, and what it does not',
    paragraphs: [],
    list: [
      'It runs no JavaScript, sets no cookie and asks for nothing once it is there. So it adds nothing to your own list of cookies.',
      'A press on it opens the policy here, in a new tab. This site asks whether it was meant, and keeps the answer in your reader’s own browser.',
      'Nobody counts the answers, so there is no result to show.',
      'It is light or dark as your reader’s device is, and fits from 320 pixels on.',
      'When we correct the card here, it is corrected on your page too. It names the month of its facts.',
      'Whoever hosts this site can see that a card was asked for, as with any picture or frame on your page. The line tells browsers to load it only when it comes into view.',
      'It is free, and you need not ask. The other words of this site are yours to use as well: {{about|Take it with you}}.',
    ],
  },
} as const;
