import { policyCount } from './policyCount';

const tryPhones =
  'Try it alone: scan the code on this sheet with your own phone and answer. Then scan the code you get at the end, and present it.';
const tryHands =
  'Try it alone: press “Count hands” below the policies you picked. Type how many are in the room, and count a few hands with Y, N and U. A presenter’s remote counts, too: its key for a black screen.';
const printCards =
  'Print the cards: one set for each pair, or one for each person without a phone. A set is one sheet for each policy. Nothing is written on them.';
const printWall =
  'A wall can take the place of the first count of hands. Print the posters, on larger paper if you can, and hang them apart. Bring dots to stick on, or pens. Print the role cards, one sheet for six people. In each pair they say who begins with which side.';
const shared = [
  'Delete the links that people sent you.',
  'On shared phones and computers, each person opens the Cookie Policy, goes to “Your data on this device” and chooses “Erase everything”.',
] as const;
const otherSide =
  '1 (3) minutes: Each person looks at the card again. Which point of the other side is the strongest? Whoever wants to says it aloud.';
const withPhones = [
  '2 (3) minutes: Everyone scans the code on this sheet or on the wall. Read out what protects privacy.',
  '5 (10) minutes: Each person reads the policies one after another and answers alone, without looking at other screens.',
  '3 (5) minutes: Whoever wants to take part presses “Show my code” and shows it to you, or sends you the link below it. Neither holds a name.',
  '5 (12) minutes: Present one policy at a time. Ask for the best argument on each side first, and show the result after that. Never ask who said what.',
  otherSide,
  '2 (6) minutes: Second round: whoever wants to raises a hand, heads down and eyes closed, and you count on the wall. Press “Count hands”, then “Second”. Never ask who moved.',
  '2 (6) minutes: Ask what people heard that was new to them. Then end it together.',
] as const;
const seenHand = 'A raised hand can be seen. With heads down and eyes closed, only you see it.';
const phonePoints = [
  'Answers stay on each person’s own device until that person shows them.',
  'Names in links are dropped as links come in. The group holds only answers, and no server holds the group.',
  'Whoever scans a code or opens a link sees the answers in it. Keep your screen to yourself.',
] as const;

/** The guide for a lesson, on the page of a group and on a sheet of paper. */
export const lesson = {
  heading: 'A lesson of 20 or 45 minutes',
  why: 'Two rounds come from Structured Academic Controversy, a way of teaching by David and Roger Johnson. Hear both sides, argue for each, then decide again. The second count shows what listening changed.',
  times: 'Each time is for a lesson of 20 minutes; the one in parentheses is for 45.',
  /** What is the same however a class answers; `before` begins that part, and `tell` ends it. */
  every: {
    forWhom: 'For grades 9 to 12, a club or any group of adults.',
    copies: 'You may copy the cards and this sheet for your class.',
    before: [
      'In a US public school, ask your school first. A federal law, the Protection of Pupil Rights Amendment (PPRA, 20 U.S. Code 1232h), limits surveys that ask students about political beliefs. Your school may have to tell parents, or get their consent in writing.',
      'Send parents the letter below well before the lesson, and have another task ready for students who do not take part.',
      `On the page Compare as a Group, pick two of the ${policyCount} policies for 20 minutes, or up to four for 45. Each has arguments for both sides, with sources.`,
    ],
    tell: 'Tell everyone what will happen, and that nobody has to take part.',
    after:
      'Save or print the result if you need it, then close the tab. The site then holds nothing of the group. The address may stay in the browser’s history, so use a private window or clear the history.',
    points: [
      'In a group of fewer than three, answers can be guessed. Where all give the same answer, everyone’s answer is known.',
      'Nobody is made to show anything. Undecided is an answer, and giving no answer is fine.',
    ],
  },
  parts: { before: 'Before', during: 'During', after: 'After' },
  /** By how a class answers. The times are for 20 minutes and, in parentheses, for 45; each list adds up to these. */
  by: {
    phones: {
      need: 'You need one screen for all and a phone or computer for each person.',
      before: [
        tryPhones,
        'Decide how answers will reach you. You can scan a code from each screen, or get links in a chat that only you read.',
      ],
      during: [...withPhones],
      after: [...shared],
      letter:
        'We ask for no names. Answers stay on the device; whoever wants to may show them to the teacher as a code without a name. Later, whoever wants to raises a hand, with heads down and eyes closed. Our class then sees only how many chose each answer.',
      points: [seenHand, ...phonePoints],
    },
    hands: {
      need: 'You need one screen for all, and no phones.',
      before: [printCards, tryHands, printWall],
      during: [
        '1 (2) minutes: Say what will happen. Read out what protects privacy.',
        '4 (6) minutes: First round: read out each question, and count hands for Yes, Undecided and No. Heads are down and eyes closed until you press “Next”, which takes the counts off the screen. After the last policy press “Second round”.',
        'With a wall: one at a time, people put one dot on each poster. Press “Count hands” and type how many dots are in each field.',
        '6 (12) minutes: In pairs, people read the cards: both sides of each policy.',
        '3 (9) minutes: One of each pair gives the best argument for one side, the other for the opposite side. Then they change sides.',
        otherSide,
        '3 (6) minutes: Second round: count hands again in the same way, and show both results. Never ask who moved.',
        '2 (7) minutes: Ask what people heard that was new to them. Then end it together.',
      ],
      after: [],
      letter:
        'We ask for no names, and nobody writes an answer down. Whoever wants to raises a hand, with heads down and eyes closed, or puts a dot without a name on a poster. Our class then sees only how many chose each answer.',
      points: [
        seenHand,
        'A dot has no name, but whoever stands near sees who puts it there. Let people go to the wall one at a time, while the others look away.',
        'Only counts are kept, in the address of this page. No server holds them.',
      ],
    },
    mixed: {
      need: 'You need one screen for all. Whoever has a phone or computer may use it.',
      before: [tryPhones, printCards],
      during: [
        withPhones[0],
        '5 (10) minutes: Each person reads the policies on a phone or a card and decides alone, without looking at others.',
        '3 (5) minutes: Whoever has a phone and wants to take part shows you the code. Then count the hands of those without one. Neither holds a name.',
        withPhones[3],
        withPhones[4],
        withPhones[5],
        withPhones[6],
      ],
      after: [...shared],
      letter:
        'We ask for no names. Whoever wants to shows the answers to the teacher as a code without a name, or raises a hand. Our class then sees only how many chose each answer.',
      points: [seenHand, ...phonePoints],
    },
  },
  /** A letter to parents, to be copied or printed. What is in parentheses is for the teacher to fill in. */
  letter: {
    heading: 'A letter to parents',
    /**
     * Between `choice` and `closing` the page draws the paragraph for how this class answers, with phones or by hand. The
     * other paragraphs are for every class, so they must not mention phones.
     */
    greeting: 'Dear parent or guardian,',
    /** @param policies the titles of those that are picked, with commas between them, or `policies` below. */
    about: (policies: string) =>
      `On (date) our class will use the website Civic Voice. We will read arguments for both sides of these national policies: ${policies}.`,
    policies: '(policies)',
    choice:
      'Students may then say Yes, No or Undecided, if they want to. Nobody has to answer, nobody has to show an answer, and nothing is graded.',
    closing:
      'You may read the policies first at the address below. If you do not want your child to take part, please tell me by (date). There will be another task.',
    /** In place of the address, until policies are picked. */
    address: '(address)',
    signature: 'Teacher: (name)',
  },
  privacy: {
    heading: 'How privacy is protected',
  },
  /** The address itself is drawn after `text` or `failed`, so both end with a colon. */
  qr: {
    label: 'QR code of your class’s policies',
    text: 'Scan this code to read and answer the policies, or type the address:',
    failed: 'The QR code could not be loaded. This is the address of the policies:',
  },
  /** On the posters and role cards of a class without phones. */
  wall: {
    /** Above two points of each side, as a label does not say whose it is. */
    sides: { for: 'Supporters say', against: 'Opponents say' },
    /** Above the fields for dots. */
    dot: 'Put one dot. Nobody’s name.',
    /** The address itself is drawn after `text`, so it ends with a colon. */
    qr: { label: 'QR code of the policy', text: 'Both sides in full, with sources:' },
    /** Above the sides of a role card: an answer and the title of a policy in each line. */
    role: 'Today you argue for',
    roleNote: 'It is a role. It need not be what you think.',
  },
  pickFirst: 'Pick the policies for your class first. Their QR code then stands here.',
  print: 'Print the guide',
  printLetter: 'Print the letter to parents',
  printCards: 'Print the cards',
  printPosters: 'Print the posters',
  printRoles: 'Print the role cards',
} as const;
