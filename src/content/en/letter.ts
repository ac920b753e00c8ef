import type { LetterWords } from '../letterTypes';

export const letter: LetterWords = {
  meta: {
    title: 'Write or Call',
    description:
      'Turn your answer into a short letter, an email or a phone call to the people who represent you. You write it here; we send nothing.',
  },
  heading: 'Write or Call',
  lead: 'Turn your answer into a letter or a call to the people who represent you. You can change every word, and we send nothing.',
  needsScripts:
    'Writing a letter here needs JavaScript, which is off in this browser. The official websites below work without it.',
  chooser: {
    heading: 'Choose a policy',
    text: 'You get a short draft that fits your answer. If you are undecided, it asks for an explanation.',
    unknown: 'This page’s address names a policy we don’t have. Please choose one from the list.',
    notAnswered: 'Not answered yet',
  },
  policy: {
    another: 'Choose another policy',
    readCard: 'Read both sides again',
    yourAnswer: {
      yes: 'Your answer is Yes, so this draft asks for a vote in favor.',
      no: 'Your answer is No, so this draft asks for a vote against.',
      undecided: 'Your answer is Undecided, so this draft asks for an explanation.',
    },
    noAnswer: 'You have not answered this policy yet, so we can’t know what to ask for.',
    answerOnCard: 'Read both sides and answer',
    lookAt: 'Look at a draft',
    kinds: { yes: 'In favor', no: 'Against', undecided: 'Undecided' },
    notRecorded: 'Looking at a draft does not record an answer.',
  },
  sender: {
    heading: 'About you',
    text: 'All of this is optional. Offices answer the people they represent, so your city and ZIP code help.',
    name: 'Your name',
    city: 'City',
    zip: 'ZIP code',
    remember: 'Remember these on this device',
    rememberHint:
      'Only these three lines are saved, and only in this browser. The letter itself is never stored.',
  },
  reason: {
    heading: 'Why it matters to you',
    text: 'A letter in your own words counts for more than a form. One good reason is enough.',
    own: 'My reason',
    ownHint: 'Say in a sentence or two why you see it this way.',
    story: 'My story',
    storyHint: 'What have you seen at home, at work or in your town?',
    points: {
      yes: 'Points from the Pros of this policy',
      no: 'Points from the Cons of this policy',
      undecided: 'Points from the Pros and Cons of this policy',
    },
    pointsHint: 'Check what you would like to quote. You can reword it in the letter.',
    pointsFailed: 'The points of this policy could not be loaded. You can write your own.',
  },
  result: {
    heading: 'Your letter',
    hint: 'It follows the fields until you change it here. After that, your words stay as they are.',
    label: 'The letter',
    subject: 'Subject:',
    edited: 'You changed the letter by hand, so the fields no longer change it.',
    startAgain: 'Start over from the fields',
    startedAgain: 'The letter was started over from the fields.',
    bringBack: 'Bring back my version',
    outdated: (was, now) =>
      `You changed this letter by hand when the draft was “${was}”. Now it is “${now}”. Keep your text, or start over?`,
    keepText: 'Keep my text',
    copy: 'Copy letter',
    copied: 'Copied.',
    copyByHand: 'Your browser did not let us copy. The text is selected, so you can copy it yourself.',
    print: 'Print letter',
    email: 'Open in email',
    emailHint:
      'Your email program opens with the letter in it. You add the address and send it. Many offices only take messages through a form on their website, so copy the letter for those.',
    tooLong: 'This letter is too long to open in an email program. Please copy it and paste it in.',
  },
  call: {
    heading: 'If you would rather call',
    text: 'Call the Capitol at (202) 224-3121 and ask for a member’s office. A staff member or voicemail will take your message. This takes less than a minute to say.',
    label: 'What to say',
    copy: 'Copy call script',
  },
  lookups: {
    heading: 'Find the people who represent you',
    text: 'These are official websites. What you type there goes to them, not to us.',
    officials: 'Official websites',
    links: {
      house: 'Find your representative in the House',
      senate: 'Find your two senators',
      allLevels: 'Find all your elected officials, from city hall to Congress',
    },
    state: {
      heading: 'Voting where you live',
      text: 'Rules vary by state; check vote.gov, the official U.S. government voter registration site.',
      label: 'Your state or territory',
      none: 'Choose a state or territory',
      link: (state) => `See vote.gov for ${state}`,
      anyState: 'See vote.gov',
    },
  },
  draft: {
    subject: {
      yes: (topic) => `Please support ${topic}`,
      no: (topic) => `Please oppose ${topic}`,
      undecided: (topic) => `Where do you stand on ${topic}?`,
    },
    ownSubject: (topic) => `My view on ${topic}`,
    salutation: 'Dear Member of Congress,',
    constituent: 'I am writing as one of the people you represent.',
    nameIs: (name) => `My name is ${name}.`,
    livesIn: (place) => `I live in ${place}.`,
    nameAndPlace: (name, place) => `My name is ${name}, and I live in ${place}.`,
    opening: {
      yes: (topic) => `I ask you to support ${topic}.`,
      no: (topic) => `I ask you to oppose ${topic}.`,
      undecided: (topic) => `I have not made up my mind about ${topic}.`,
    },
    reason: {
      yes: 'My reason:',
      no: 'My reason:',
      undecided: 'What I am weighing:',
    },
    closing: {
      yes: 'Please tell me how you will vote.',
      no: 'Please tell me how you will vote.',
      undecided: 'Your answer will help me decide.',
    },
    thanks: 'Thank you for your time.',
    farewell: 'Sincerely,',
    call: {
      hello: 'Hello.',
      constituent: 'I am calling as one of the people you represent.',
      ask: {
        yes: (topic) => `Please tell the member that I support ${topic}. I ask for a vote in favor.`,
        no: (topic) => `Please tell the member that I oppose ${topic}. I ask for a vote against.`,
        undecided: (topic) =>
          `I am undecided about ${topic}. I would like to know how the member will vote, and why.`,
      },
      thanks: 'Please pass this on. Thank you for your time.',
    },
  },
  leave: {
    title: 'Leave without your letter?',
    text: 'What you wrote on this page is not stored and will be lost. Copy, print or email the letter first to keep it.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
};
