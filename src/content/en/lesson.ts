/** The guide for a lesson, on the page of a group and on a sheet of paper. */
export const lesson = {
  heading: 'A lesson of 20 minutes',
  lead: 'For grades 9 to 12, a club or any group of adults. You need one screen for all and a phone or computer for each person. You may copy the cards and this sheet for your class.',
  parts: [
    {
      heading: 'Before',
      steps: [
        'In a US public school, ask your school first. A federal law, the Protection of Pupil Rights Amendment (PPRA, 20 U.S. Code 1232h), limits surveys that ask students about political beliefs. Your school may have to tell parents, or get their consent in writing.',
        'Send parents the letter below well before the lesson, and have another task ready for students who do not take part.',
        'Pick two to four of the ten policies on the page Compare as a Group. Each has arguments for both sides, with sources. Their code then stands on this sheet.',
        'Try it alone: scan the code with your own phone, answer, scan the code you get at the end, and present it.',
        'Decide how answers will reach you. You can scan a code from each screen, or get links in a chat that only you read.',
        'Tell everyone what will happen, and that nobody has to take part.',
      ],
    },
    {
      heading: 'During',
      steps: [
        '2 minutes: Everyone scans the code on this sheet or on the wall. Read out what protects privacy.',
        '6 minutes: Each person reads the policies one after another and answers alone, without looking at other screens.',
        '3 minutes: Whoever wants to take part presses “Show my code” and shows it to you, or sends you the link below it. Neither holds a name.',
        '7 minutes: Present one policy at a time. Ask for the best argument on each side first, and show the result after that. Never ask who said what.',
        '2 minutes: Ask what people heard that was new to them. Then end it together.',
      ],
    },
    {
      heading: 'After',
      steps: [
        'Save or print the result if you need it, then close the tab. The site then holds nothing of the group. The address may stay in the browser’s history, so use a private window or clear the history.',
        'Delete the links that people sent you.',
        'On shared phones and computers, each person opens the Cookie Policy, goes to “Your data on this device” and chooses “Erase everything”.',
      ],
    },
  ],
  /** A letter to parents, to be copied or printed. What is in parentheses is for the teacher to fill in. */
  letter: {
    heading: 'A letter to parents',
    paragraphs: [
      'Dear parent or guardian,',
      'On (date) our class will read about two to four national policies, with arguments for both sides, on the website Civic Voice.',
      'Students may then say Yes, No or Undecided, if they want to. Nobody has to answer, nobody has to show an answer, and nothing is graded.',
      'We ask for no names. Answers stay on the device; whoever wants to may show them to the teacher as a code without a name. Our class then sees only how many chose each answer.',
      'You may read the policies first at the address on this sheet. If you do not want your child to take part, please tell me by (date). There will be another task.',
    ],
  },
  privacy: {
    heading: 'How privacy is protected',
    points: [
      'Answers stay on each person’s own device until that person shows them.',
      'Names in links are dropped as links come in. The group holds only answers, and no server holds the group.',
      'Whoever scans a code or opens a link sees the answers in it. Keep your screen to yourself.',
      'In a group of fewer than three, answers can be guessed. Where all give the same answer, everyone’s answer is known.',
      'Nobody is made to show anything. Undecided is an answer, and giving no answer is fine.',
    ],
  },
  /** The address itself is drawn after `text` or `failed`, so both end with a colon. */
  qr: {
    label: 'QR code of your class’s policies',
    text: 'Scan this code to read and answer the policies, or type the address:',
    failed: 'The QR code could not be loaded. This is the address of the policies:',
  },
  pickFirst:
    'Pick the policies for your class at the top of this page first. Their QR code then stands here, for the sheet.',
  print: 'Print this sheet',
} as const;
