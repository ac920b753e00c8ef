export const letterForm = {
  steps: {
    label: 'Three steps',
    names: { find: 'Who', write: 'Your letter', send: 'Send or call' },
    /** After the name, for screen readers. */
    completed: '(done)',
  },
  recipient: {
    label: 'Write to',
    /** Beside members by name, and alone as long as the list names none. */
    unnamed: {
      senator: 'A senator, without a name',
      representative: 'My representative, without a name',
      delegate: 'My delegate, without a name',
      residentCommissioner: 'My resident commissioner, without a name',
    },
  },
  additions: 'Make it your own',
  sender: {
    heading: 'Add name and address',
    text: 'All of this is optional. Offices answer the people they represent, so your address helps.',
    name: 'Your name',
    useName: (name: string) => `Sign as ${name}`,
    street: 'Street address',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    remember: 'Remember these on this device',
    rememberHint:
      'If you check this, only your name and address are saved, and only in this browser. The letter itself stays in this tab until you close it.',
  },
  reason: {
    heading: 'Add a reason or story',
    text: 'A letter in your own words counts for more than a form. One good reason is enough.',
    own: 'My reason',
    ownHint: 'Say in a sentence or two why you see it this way.',
    story: 'My story',
    storyHint: 'What have you seen at home, at work or in your town?',
  },
  points: {
    heading: 'Add arguments from the card',
    /** Where the letter has the visitor's own point already. */
    more: 'Add more arguments from the card',
    legend: {
      yes: 'Arguments in favor, from the card',
      no: 'Arguments against, from the card',
      undecided: 'Arguments on both sides, from the card',
    },
    hint: 'Check what you would like to say. It goes into the letter in these words.',
  },
  result: {
    heading: 'Your letter',
    hint: 'Change anything you like. Once you do, your entries and choices no longer change the letter.',
    label: 'The letter',
    edited: 'You changed the letter by hand, so your entries no longer change it.',
    startAgain: 'Rebuild from my entries',
    startedAgain: 'The letter was rebuilt from your entries.',
    bringBack: 'Bring back my version',
    /** The letter was changed by hand for another answer. Takes the names of both drafts. */
    outdated: (was: string, now: string) =>
      `You changed this letter by hand when the draft was “${was}”. Now it is “${now}”.`,
    /** The visitor rewrote the greeting, a vote or a bill by hand, and these have changed since. */
    forAnother:
      'You changed this letter by hand, and it may not fit any more. It is to somebody else now, or a bill in it has ended.',
    keepOrRebuild: 'Keep your text, or rebuild it?',
    keepText: 'Keep my text',
  },
  send: {
    heading: 'Send it, or call the Capitol',
    write: 'Write',
    copy: 'Copy letter',
    copyHint:
      'Most offices take messages through a form on their website. Copy the letter and paste it there.',
    /** For a visitor who has written nothing: has to say what a sentence of one's own is worth. */
    formHint: 'Add one sentence of your own first: offices give form letters less weight.',
    copied: 'Copied.',
    copyByHand: 'Your browser did not let us copy. The text is selected, so you can copy it yourself.',
    email: 'Open in email',
    emailHint: 'Your email program opens with the letter in it. You add the address and send it.',
    tooLong: 'This letter is too long to open in an email program. Please copy it and paste it in.',
    print: 'Print letter',
    printHint: 'On paper it has the date, a subject line and room for you to sign.',
  },
  call: {
    heading: 'Or call',
    text: 'Call the Capitol and ask for the office of the person who represents you. A staff member or voicemail will take your message.',
    /** Replaces `text` if a member with a phone number is chosen. */
    textFor: (name: string) =>
      `This is the number of ${name}’s office in Washington. The same words fit a local office, if step 1 lists one. A staff member or voicemail will take your message.`,
    /** After either, of a call that is short enough. */
    short: 'It takes half a minute to say.',
    number: '(202) 224-3121',
    label: 'What to say',
    copy: 'Copy call script',
  },
} as const;
