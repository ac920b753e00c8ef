import { policyCount } from './policyCount';

export const about = {
  meta: {
    title: 'About Civic Voice',
    description:
      'What Civic Voice is and is not. How a policy card is written, checked and dated, how to report an error, and what was corrected.',
  },
  heading: 'About Civic Voice',
  sections: [
    {
      heading: 'What this is, and what it is not',
      paragraphs: [
        'Civic Voice helps you weigh national policies, say where you stand and take the next step. It costs nothing, shows no ads and asks for no account.',
        'It is not a poll: your answers stay in your browser, so nobody counts them. Joining here does not register you to vote. It is not a government site, and it does not work for a party, a candidate or a cause. It does not tell you how to vote. Writing, calling and voting are what reach officials.',
        `The owner of the project chose the ${policyCount} policies and fixed their titles. Congress could decide each of them by law. That a policy is among the ${policyCount} says nothing about its chances, and nothing for or against it.`,
      ],
    },
    {
      heading: 'For a class or a group',
      paragraphs: [
        'A teacher can {{group|compare a class or a group}} on one screen, with a lesson guide to print. Everybody answers on a device of their own, or by raising a hand. No names are needed, and nothing is sent to us.',
      ],
    },
    {
      heading: 'For your own site',
      paragraphs: [
        'A newsroom, a school or a blog can {{embed|put one question on a page of its own}}. The card there has no cookies, and nobody counts its answers.',
      ],
    },
    {
      heading: 'How a card is written',
      paragraphs: [
        'Every card follows the same rules. An automated test fails when a card breaks one that can be measured.',
      ],
      list: [
        'Each side has the same number of arguments, about the same room and about the same number of figures.',
        'Each argument says whose it is. We use words that people on that side would use about themselves.',
        'Each figure, study, court decision and bill is linked to the page that backs it up. A link goes to that page, not to a home page.',
        'Arguments without a link are views that this side commonly gives.',
        'A source is the official page or the paper itself where we could read it. Otherwise it is a page that reports it, and we name whose page it is.',
        'We leave out loaded words, and no sentence is longer than 24 words.',
      ],
    },
    {
      heading: 'How votes of Congress were chosen',
      paragraphs: [
        'We looked for recorded votes of the whole House or Senate since 2018 that would have done, or stopped, what a card describes. We mark steps before a law, opinions, votes on something close, and packages of which the card’s subject was a small part. If a vote is missing, or ours says too much, please write to us, whichever side you are on.',
      ],
    },
    {
      heading: 'How it is checked and dated',
      paragraphs: [
        'Each claim is read against its source. Some claims can stop being true by themselves, such as a pause or a pending bill. Their sources give the month in which we last saw them. Under the card, “Facts as of” names the oldest of these months. A newer fact has its month in the text. Other changes since then are not included, so look at the source before you rely on a fact.',
        'What we could not confirm is left out, even where it is well known.',
        'A card is a short summary and no legal advice. The cards are under the MIT License, like the code: you may copy, quote and change them. Please give the address of the card and its “Facts as of” month.',
      ],
    },
    {
      heading: 'How to report an error',
      paragraphs: [
        `Every card has a link to report a problem. You can also write to {{contact|${CONTACT_EMAIL}}}. Please tell us which sentence is wrong and where we can find the right fact. We correct errors and list them here.`,
        'Journalists can write to the same address. To cite a card, give its title, its address and its “Facts as of” month.',
      ],
    },
  ],
  /** The list that follows is in `corrections.ts`. */
  corrections: {
    heading: 'What was corrected',
    text: 'Every change to what a card says since the site was first public, newest first. Even spelling fixes are listed.',
    none: 'None yet.',
  },
} as const;
