import { languages } from '../languages';
import type { Office } from '../congressTypes';
import type { DraftWords } from '../letterTypes';

const titles: Readonly<Record<Office, string>> = {
  senator: 'Senator',
  representative: 'Representative',
  delegate: 'Delegate',
  residentCommissioner: 'Resident Commissioner',
};

/** The frame of every letter and call. */
export const letterFrame: DraftWords = {
  locale: languages.en.locale,
  subject: 'Subject:',
  salutation: {
    senator: 'Dear Senator,',
    representative: 'Dear Representative,',
    delegate: 'Dear Delegate,',
    residentCommissioner: 'Dear Resident Commissioner,',
  },
  salutationTo: (office, { last }) => `Dear ${titles[office]} ${last},`,
  constituent: 'I am your constituent.',
  withoutVote:
    'I know that your office cannot vote on the House floor. I ask for its voice in committee and in debate.',
  bill: (bill) => `One bill on this is ${bill}.`,
  nameIs: (name) => `My name is ${name}.`,
  livesIn: (place) => `I live in ${place}.`,
  nameAndPlace: (name, place) => `My name is ${name}, and I live in ${place}.`,
  zipArea: (zip) => `ZIP code ${zip}`,
  reason: {
    yes: 'Here is why I see it this way.',
    no: 'Here is why I see it this way.',
    undecided: 'Here is what I am weighing.',
  },
  speaksFor: 'I see reasons in favor.',
  speaksAgainst: 'I see reasons against.',
  why: {
    own: (view) => `${view} rests above all on one point.`,
    other: {
      against: 'I have read the case against it. This is its strongest point, to me.',
      for: 'I have read the case for it. This is its strongest point, to me.',
    },
    weighed: {
      yes: 'I take that seriously, and I still come down in favor.',
      no: 'I take that seriously, and I still come down against it.',
      changes: 'I share that concern.',
      notEnough: 'That does not change my mind: I think the proposal does too little.',
    },
    far: {
      asDescribed: (ask) => `${ask}, as it is proposed.`,
      changes: (ask) => `${ask}, but only with changes.`,
      tooFar: (ask) => `${ask}, because it goes too far.`,
      notEnough: (ask) => `${ask} as proposed, because it does not go far enough.`,
    },
    answering: (ask) => `${ask}, with changes that answer that concern.`,
    wish: {
      changes: (words) => `This is what should change: ${words}`,
      tooFar: (words) => `This is what goes too far: ${words}`,
      notEnough: (words) => `This is what is missing: ${words}`,
      undecided: (words) => `This is what I still want to know: ${words}`,
    },
    undecided: {
      for: 'The point in favor that convinces me most is this one.',
      against: 'The point against it that worries me most is this one.',
    },
    call: {
      own: 'My main reason:',
      other: {
        yes: (argument) => `I have also heard that ${argument}, and I still support it.`,
        no: (argument) => `I have also heard that ${argument}, and I still oppose it.`,
        changes: (argument) =>
          `I have also heard that ${argument}, and I ask for changes that answer that concern.`,
        notEnough: (argument) => `I have heard that ${argument}, and I still want to go further.`,
      },
      undecided: {
        for: 'What convinces me most in favor:',
        against: 'What worries me most:',
      },
    },
  },
  closing: {
    yes: 'Please tell me where you stand.',
    no: 'Please tell me where you stand.',
    undecided: 'Your answer will help me decide.',
  },
  thanks: 'Thank you for your time.',
  farewell: 'Sincerely,',
  recipientAddress: {
    senator: 'United States Senate\nWashington, DC 20510',
    representative: 'United States House of Representatives\nWashington, DC 20515',
  },
  honorable: (name) => `The Honorable ${name}`,
  call: {
    hello: 'Hello.',
    helloTo: (office, { last }) => `Hello. I have a message for ${titles[office]} ${last}.`,
    constituent: 'I am calling as a constituent.',
    thanks: 'Thank you.',
  },
};
