export const device = {
  link: {
    heading: 'Use them on another device',
    text: 'This link holds your answers and stars, as they are now. Your name and your registration are not in it.',
    /** Names all that a downloaded file holds and the link does not: whoever trusts it may erase the other device. */
    more: 'Your reasons, also in your own words, and the days of your answers come along only with “Download my data” on the {{cookiePolicy|Cookie Policy}}.',
    nothing: 'There are no answers to take along yet.',
    label: 'Link for your other device',
    hint: 'Keep it to yourself: whoever opens it sees where you stand. On the other device nothing changes until you agree.',
    copy: 'Copy link',
    copied: 'Copied.',
    copyByHand: 'Your browser did not let us copy. The link is selected, so you can copy it yourself.',
    qr: {
      show: 'Show as a QR code',
      hide: 'Hide the QR code',
      label: 'QR code for your other device',
      text: 'Point your other device’s camera at the code. It opens the same link there.',
      failed: 'The QR code could not be loaded. The link above still works.',
    },
  },
  arrived: {
    heading: 'Answers from another device',
    text: 'The link you opened holds answers. Nothing has changed here yet.',
    take: 'Use them here',
    done: 'The answers are here now.',
    undo: 'Undo',
    close: 'Close',
    problems: {
      notOurs: 'This link can’t be read. Please make a new one on your other device.',
      broken:
        'This link was changed or cut short, so it can’t be read. Please make a new one on your other device.',
      older:
        'This link was made by an early version of the site. Please make a new one on your other device.',
      newer: 'This link was made by a newer version of the site. Please reload this page and open it again.',
      nothing: 'There are no answers in this link.',
    },
  },
} as const;
