import type { PrivacyWords } from '../pageTypes';

export const privacy: PrivacyWords = {
  meta: {
    title: 'Privacy Policy',
    description:
      'Civic Voice keeps your answers and registration in your own browser. What is kept, what our host may log, and how to erase it all yourself.',
  },
  heading: 'Privacy Policy',
  effective: { label: 'Effective date', shown: 'November 22, 2026', iso: '2026-11-22' },
  intro: [
    'Civic Voice keeps your answers and your registration in your own browser. We run no server that receives them, so we cannot see, share or sell them.',
    'This page tells you what is kept, where it is, and how to erase it.',
  ],
  links: { gpc: { url: 'https://globalprivacycontrol.org' } },
  sections: [
    {
      heading: 'What is kept, and where',
      paragraphs: [
        'What you enter stays in your browser’s local storage. That is a small space your browser sets aside for this site. We never receive any of it.',
        'You can answer all ten policies without registering. The {{cookiePolicy|Cookie Policy}} lists each stored item by name, with its purpose and how long it lasts.',
      ],
      list: [
        'Your answers: the number of each policy, and yes, no or undecided.',
        'Your stars: the number of each policy that you star.',
        'Your registration, if you join: first name, last name, email address, a scrambled form of your password, and your photo with its file name.',
        'Your choice to accept or decline saving, with its date.',
        'The colors you choose for this site, light or dark.',
        'The name and address for your letters, only if you ask us to remember them. The letters themselves stay in one tab until you close it.',
        'Stored data that the site could not read, set aside so that it is not lost.',
      ],
    },
    {
      heading: 'Your choice about saving',
      paragraphs: [
        'Before you choose, the site saves what you enter when you press a button. A letter is kept in this tab as you type it. If you accept, it keeps saving, so that your answers and registration are there next time.',
        'If you decline, your answers and registration leave local storage. They then stay in this tab only, and only your choice is saved. A browser that reopens closed tabs may bring the rest back.',
        'You can change your choice at any time on the {{cookiePolicy|Cookie Policy}} page.',
      ],
    },
    {
      heading: 'What browser storage cannot do',
      paragraphs: ['Saving in your browser keeps your data away from us, but it has limits.'],
      list: [
        'It is not encrypted. Anyone who uses the same browser profile can read it. So can some browser extensions, and any program code that runs at this site’s address.',
        'On a shared computer, choose “Decline saving” or erase your data before you leave.',
        'It does not follow you to another device or browser by itself, and there is no backup.',
        'It lasts until you or your browser erases it. Safari erases it after seven days of use without a visit.',
        'In a private window, it is erased when you close the last private tab.',
        'A browser that blocks cookies may block this storage too. The site then keeps your answers only while the page is open.',
      ],
    },
    {
      heading: 'Your password',
      paragraphs: [
        'The text of your password is never stored. The site keeps only a code made from it, which is very hard to turn back into the password. Nothing on this site uses it today, because there is no sign-in.',
        'Do not reuse a password from another site. Someone who copies the code could still guess a weak password.',
      ],
    },
    {
      heading: 'Your photo',
      paragraphs: [
        'Your photo is kept in your browser only. The site crops it and saves a new copy, which removes hidden data such as where it was taken. Nobody checks the photo, and it has no official use.',
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
        'You can make a link or a picture of answers you choose. The link itself holds them, after the # sign, and browsers do not send that part to a server. Whoever has the link can read it and pass it on, and it can’t be taken back. It carries no name unless you add yours.',
        'Answers in a link from someone else are shown beside yours and not added to them. If you choose to answer first, the link waits in this tab. The link may also stay in your browser’s history.',
        'A group is only in the address of its page, after the # sign. It holds the answers of each person, without names, and is not stored.',
        'On the group page you can scan QR codes. The camera is on only then, and what it sees is read in your browser, never kept or sent.',
        'A link for your other device holds your answers and stars, without your name. Nothing is saved there until you agree.',
        'Letters are written in your browser and kept in that tab until you close it. We do not send them. What you copy, print or email is then in the hands of the programs and people you give it to.',
      ],
    },
    {
      heading: 'What our hosting provider may see',
      paragraphs: [
        'We run no server that receives your answers; our hosting provider may keep ordinary access logs. Such a log can hold your IP address, the time, the page you asked for and your type of browser. It does not hold your answers or your registration, because they are never sent.',
        'Listen uses only a voice that is on your own device, so nobody else learns what you listen to.',
        'The fonts and pictures on our pages come from this site, so loading a page tells no other company about your visit.',
      ],
    },
    {
      heading: 'What we do not do',
      paragraphs: [],
      list: [
        'We use no cookies, no ads, no analytics and no tracking.',
        'We do not sell or share personal information.',
        'We do not build profiles of visitors.',
      ],
    },
    {
      heading: 'Privacy signals',
      paragraphs: [
        'Some browsers send a signal called {{gpc|Global Privacy Control}}. It asks sites not to sell or share your data. We do nothing the signal would stop, so it is honored by default. The same is true of Do Not Track.',
      ],
    },
    {
      heading: 'Your rights, and how to use them',
      paragraphs: [
        'Many privacy laws let people see, correct and delete their data. You hold the only copy, so here you do this yourself. We cannot do it for you: we have no copy to show, correct or delete.',
      ],
      list: [
        'See it: your answers are on the {{myAnswers|My answers}} page, and your registration is on the {{register|Join Our Community}} page.',
        'Correct it: press another answer, clear one, or choose Edit on your member card.',
        'Delete it: choose Remove on your member card, or erase everything on the {{cookiePolicy|Cookie Policy}} page.',
        'Stop it: choose “Decline saving” on the {{cookiePolicy|Cookie Policy}} page.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'This site is written for voters and other adults. It is not meant for children under 13. We collect nothing on a server from anyone, children included.',
      ],
    },
    {
      heading: 'Links to other sites',
      paragraphs: [
        'Some links, such as the one to vote.gov, lead to sites that we do not run. When you follow one, that site can see your visit. Its own privacy policy applies there.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [
        'If you have a question about privacy, {{contact|write to us}}. We then receive your email address and your message, and we use them only to answer you.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When this policy changes, we will change the date at the top and say in this section what is new. This is the first version.',
      ],
    },
  ],
};
