import { choicesAbout } from './appearance';
import { effectiveDay, privacyEditions } from '../privacyEditions';
import { storedItems } from './storedItems';

/** What the newest edition changed; the first one changed nothing. */
const [{ changed }] = privacyEditions;
const names = changed.map((key) => `“${storedItems[key].label}”`);
// With more than three names the sentence would have too many words to be read at once (`plainWords.test.ts`).
const more = names.length > 3 ? ` Also ${names.slice(3).join(', ')}.` : '';
const news =
  names.length > 0
    ? `Changed since the version before: ${names.slice(0, 3).join(', ')}.${more}`
    : 'This is the first version.';

export const privacy = {
  meta: {
    title: 'Privacy Policy',
    description:
      'Civic Voice keeps your answers and registration in your own browser. What is kept, what our host may log, and how to erase it all yourself.',
  },
  heading: 'Privacy Policy',
  effective: { label: 'Effective date', iso: effectiveDay },
  intro: [
    'Your answers and your registration stay in your own browser. We run no server that receives them, so we cannot see, share or sell them.',
  ],
  links: { gpc: { url: 'https://globalprivacycontrol.org' } },
  sections: [
    {
      heading: 'What is kept, and where',
      paragraphs: [
        'We never receive what you enter. The {{cookiePolicy|Cookie Policy}} lists each stored item by name, with its purpose and how long it lasts.',
      ],
      list: [
        'Your answers and stars, with the day of each answer and, if you say it, why.',
        'Your registration, if you join: first name, last name, email address, a code made from your password, and your photo with its file name.',
        `Your choices about ${choicesAbout}, the first with its date. They stay until you or your browser erase them. If you decline saving, only that choice stays.`,
        'A letter, with the name and address you give, is kept in one tab as you type it, until you close that tab. The name and address stay longer only if you ask us to remember them.',
        'Stored data that the site could not read, set aside so that it is not lost.',
        'Copies of the site’s own pages, so that it works offline. Nothing you entered is in them.',
      ],
    },
    {
      heading: 'Your choice about saving',
      paragraphs: [
        'Before you choose, the site already saves in this browser what you answer, star or choose, and your membership when you join. If you accept, it keeps saving.',
        'If you decline, your answers and registration stay in this tab only, and only your choice is saved. The same holds for data that the site could not read. A browser that reopens closed tabs may bring all of it back. You can change your choice at any time on the {{cookiePolicy|Cookie Policy}} page.',
      ],
    },
    {
      heading: 'What browser storage cannot do',
      paragraphs: [],
      list: [
        'It is not encrypted. Anyone who uses the same browser profile can read it, and so can some browser extensions.',
        'On a shared computer, use a private window, or erase everything before you leave. “Decline saving” alone keeps your answers in the tab until it is closed, and a browser may bring a closed tab back.',
        'There is no backup, and nothing goes to another device or browser by itself.',
        'It lasts until you or your browser erases it. Safari erases it after seven days of use without a visit. A private window erases it when its last tab is closed.',
      ],
    },
    {
      heading: 'Your password and photo',
      paragraphs: [
        'The text of your password is never stored, only a code that is very hard to turn back into it. Nothing on this site uses it today. Do not reuse a password from another site: someone who copies the code could still guess a weak one.',
        'Your photo is kept in your browser only, as a new copy without hidden data such as where it was taken. Nobody checks it, and it has no official use.',
      ],
    },
    {
      heading: 'Joining the community',
      paragraphs: [
        'Your membership is saved only in this browser, and it does not register you to vote. Nothing about you is published. Members may choose to share their views openly; nobody verifies members.',
      ],
    },
    {
      heading: 'Links, pictures and letters you make',
      paragraphs: [
        'A link or picture holds the answers you choose, and no name unless you add yours. In a link they stand after the # sign, and browsers do not send that part to a server. Whoever has it can read it and pass it on, and it can’t be taken back. It may also stay in your browser’s history.',
        'Answers in a link from someone else are shown beside yours and not added to them. Until you have answered, the link may wait in this tab.',
        'A group is only in the address of its page, after the # sign. It holds the answers of each person, without names, and the counts of raised hands. Why you answered is never in a link, a code or a group. The camera is on only while you scan codes, and what it sees is never kept or sent.',
        'A link for your other device holds your answers and stars, without your name. There the link waits in its tab. Nothing is added to the answers there until you agree.',
        'We do not send your letters. What you copy, print or email is then in the hands of the programs and people you give it to.',
      ],
    },
    {
      heading: 'What others may see',
      paragraphs: [
        'Our hosting provider may keep ordinary access logs. They can hold your IP address, the time, the page you asked for and your type of browser. Your answers and registration are never sent.',
        'Listen uses only a voice on your own device, and all fonts and pictures come from this site. No other company learns of your visit unless you follow a link to its site.',
      ],
    },
    {
      heading: 'What we do not do',
      paragraphs: [],
      list: [
        'We use no cookies, no ads, no analytics and no tracking.',
        'We do not sell or share personal information, or build profiles of visitors. So the signals {{gpc|Global Privacy Control}} and Do Not Track are honored by default.',
      ],
    },
    {
      heading: 'Your rights, and how to use them',
      paragraphs: [
        'Many privacy laws let people see, correct and delete their data. You hold the only copy, so here you do this yourself.',
      ],
      list: [
        'See it: your answers are on the {{myAnswers|My answers}} page, and your registration is on the {{register|Join Our Community}} page.',
        'Correct it: press another answer, clear one, or choose Edit on your member card.',
        'Delete it: choose Remove on your member card. Letters with your name in them stay, and so does a signature that you asked to remember. Or erase everything on the {{cookiePolicy|Cookie Policy}} page. That does not reach your browser’s history, files you saved or links you gave to others.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'This site is written for voters and other adults. It is not meant for children under 13 to use by themselves. What anyone enters, of whatever age, does not reach us.',
      ],
    },
    {
      heading: 'Contact and changes',
      paragraphs: [
        'If you have a question about privacy, {{contact|write to us}}. We use your address and message only to answer you.',
        `When this policy changes, we will change the date at the top and say here what is new. ${news}`,
      ],
    },
  ],
} as const;
