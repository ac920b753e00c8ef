const policies = (count: number) => (count === 1 ? '1 policy' : `${count} policies`);

export const share = {
  meta: {
    title: 'Share Your Answers',
    description:
      'Make a link or a picture of the answers you choose, without an account. You see everything in it before anyone else does.',
  },
  heading: 'Share Your Answers',
  lead: 'Make a link or a picture that shows where you stand. You choose what is in it, and it has no name on it unless you add yours.',
  needsScripts: 'Sharing needs JavaScript, which is off in this browser.',
  loadFailed: 'Part of this page did not load. Please reload it.',
  nothing: 'You have not answered any policy yet, so there is nothing to share.',
  goAnswer: 'Go to the surveys',
  contents: {
    heading: 'What is in it',
    text: 'This is everything the link will contain. Uncheck what you would rather keep to yourself.',
    legend: 'Answers in the link',
    notAnswered: (count: number) => `Not in the link: ${policies(count)} that you have not answered.`,
    openly: 'Share my views openly',
    openlyHint: (name: string) => `Puts the name you registered with, ${name}, in the link and the picture.`,
    nameLabel: 'Name in the link:',
    anonymous: 'none',
  },
  warning: {
    show: 'What to know before you share',
    hide: 'Hide what to know',
    items: [
      'Anyone who has the link can see these political opinions, and can pass it on.',
      'A link can’t be taken back. Changing or clearing your answers later does not change it.',
      'The answers are in the link itself, after the # sign. Browsers do not send that part to us or our host.',
      'A messaging app, an email service or a shared computer may keep the whole link.',
    ],
  },
  link: {
    heading: 'Your link',
    label: 'Link to compare answers',
    hint: 'Whoever opens it sees your answers next to theirs.',
    /** `name` is empty if none is shared: the sentence has to say so. */
    carries: (count: number, name: string) => {
      const answers = count === 1 ? '1 answer' : `${count} answers`;
      return name ? `It carries your name, ${name}, and ${answers}.` : `It carries ${answers} and no name.`;
    },
    choose: 'Choose what is in it',
    /** Must say who can see the link, and that it can't be taken back. */
    open: 'Whoever has it can see these political opinions and pass it on. It can’t be taken back.',
    none: 'Check at least one answer to get a link.',
    copy: 'Copy link',
    copied: 'Copied.',
    copyByHand: 'Your browser did not let us copy. The link is selected, so you can copy it yourself.',
    share: 'Share…',
    shareText: 'Compare your answers with mine on Civic Voice.',
    shareFailed: 'Your browser could not share the link. Please copy it instead.',
    look: 'See what others will see',
    qr: {
      show: 'Show as a QR code',
      hide: 'Hide the QR code',
      label: 'QR code of your link',
      text: 'Point another phone’s camera at the code. It opens the same link, so whoever scans it sees the same answers.',
      failed: 'The QR code could not be loaded. The link above still works.',
    },
  },
  picture: {
    heading: 'A picture of it',
    fileName: 'civic-voice-answers.png',
    text: 'For places where a link is not enough. The picture is made here, in your browser.',
    title: 'Where I stand',
    titleWithName: (name: string) => `Where ${name} stands`,
    /** Must say that this is no poll: a picture is passed on without the page that says so. */
    note: 'One person’s answers, not a poll',
    /** One answer as a whole sentence, because `alt` gets them one after another. */
    line: (title: string, choice: string) => `${title}: ${choice}.`,
    alt: (title: string, lines: string) => `${title}. ${lines}`,
    altLabel: 'Description of the picture',
    altHint: 'Post it along with the picture, for people who can’t see it.',
    save: 'Save picture',
    saved: 'Your picture is ready. Your browser shows where it was saved.',
    failed: 'Your browser could not make the picture. The link above still works.',
    copyAlt: 'Copy description',
    copyAltByHand:
      'Your browser did not let us copy. The description is selected, so you can copy it yourself.',
  },
  more: {
    compare: 'Compare with someone else’s link',
    letter: 'Write to the people who represent you',
    answers: 'See all your answers',
  },
} as const;
