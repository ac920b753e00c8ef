import type { LetterWords } from '../letterTypes';

export const letter: LetterWords = {
  meta: {
    title: 'Write or Call',
    description:
      'Turn your answer into a short letter, an email or a phone call to the people who represent you. You write it here; nothing is sent by us.',
  },
  heading: 'Write or Call',
  lead: 'Turn your answer into a letter or a call to the people who represent you. You can change every word, and we send nothing.',
  needsScripts:
    'Writing a letter here needs JavaScript, which is off in this browser. The official sites below work without it.',
  chooser: {
    heading: 'Choose a policy',
    text: 'You get a short draft that fits your answer. If you are undecided, it asks for an explanation.',
    unknown: 'The address of this page names a policy that we do not have. Please choose one from the list.',
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
    notRecorded: 'Looking at a draft records no answer.',
  },
  sender: {
    heading: 'Who you are',
    text: 'All of this is optional. Offices answer people they represent, so a city and a ZIP code help.',
    name: 'Your name',
    city: 'City',
    zip: 'ZIP code',
    remember: 'Remember these on this device',
    rememberHint: 'Only these three lines are kept, in this browser. The letter itself is never stored.',
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
    pointsHint: 'Tick what you would like to quote. You can reword it in the letter.',
    pointsFailed: 'The points of this policy could not be loaded. You can write your own.',
  },
  result: {
    heading: 'Your letter',
    hint: 'It follows the fields until you change it here. After that, your words stay as they are.',
    label: 'The letter',
    subject: 'Subject:',
    edited: 'You changed the letter by hand, so the fields no longer change it.',
    startAgain: 'Write it anew from the fields',
    startedAgain: 'The letter was written anew from the fields.',
    bringBack: 'Bring my version back',
    outdated: (was, now) =>
      `You changed this letter by hand when the draft was “${was}”. Now it is “${now}”. Keep your text, or write the letter anew?`,
    keepText: 'Keep my text',
    copy: 'Copy letter',
    copied: 'Copied.',
    copyByHand: 'Your browser did not let us copy. The text is selected: copy it with your keyboard or menu.',
    print: 'Print letter',
    email: 'Open in email',
    emailHint:
      'Your email program opens with the letter in it; you add the address and send it. Many offices take messages only through a form on their own site. Copy the letter for those.',
    tooLong: 'This letter is too long to hand over to an email program. Please copy it and paste it there.',
  },
  call: {
    heading: 'If you would rather call',
    text: 'Call the Capitol at (202) 224-3121 and ask for a member’s office. A person or a machine takes the message. This takes less than a minute to say.',
    label: 'What to say',
    copy: 'Copy call script',
  },
  lookups: {
    heading: 'Find the people who represent you',
    text: 'These are official sites. What you type there goes to them, not to us.',
    officials: 'Official look-ups',
    links: {
      house: 'Find your representative in the House',
      senate: 'Find your two senators',
      allLevels: 'Find all your elected officials, from city to nation',
    },
    state: {
      heading: 'Voting in your state',
      text: 'Rules vary by state; check vote.gov, the official U.S. government voter registration site.',
      label: 'Your state',
      none: 'Choose a state',
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
