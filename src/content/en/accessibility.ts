import { appearance } from './appearance';

const heard =
  'In November 2026 we followed in Firefox what one screen reader, Orca, says. We answered, cleared, joined, wrote a letter and counted a class’s hands with it. Nobody who relies on a screen reader has tried the present look. We tried no other screen reader.';

export const accessibility = {
  meta: {
    title: 'Accessibility',
    description:
      'How Civic Voice works with a keyboard, a screen reader, zoom or a phone. What we checked, which limits we know of, and how to report a barrier.',
  },
  heading: 'Accessibility',
  /** The day on which a person last compared the page with the site: change it only after doing so again. */
  checked: { label: 'Last checked', iso: '2026-11-21' },
  intro: [
    'Everyone should be able to use Civic Voice. If something here gets in your way, that is our mistake, and we want to hear about it.',
  ],
  links: { wcag: { url: 'https://www.w3.org/TR/WCAG22/' } },
  /** Link to a file in the OpenACR format. */
  report: 'For buyers: what we found for each criterion, and what was not tested (OpenACR, a YAML file)',
  /** Stands in the report as well, so that it claims no more than the page. */
  heard,
  sections: [
    {
      heading: 'What we aim for',
      paragraphs: [
        'Our goal is level AA of the {{wcag|Web Content Accessibility Guidelines 2.2}}. We know of one place where the site falls short of it; it is among the known limits below. Tests miss things, so we can’t promise that every page is free of barriers.',
      ],
    },
    {
      heading: 'What was checked, and how',
      paragraphs: [
        'Most of these checks run in a real browser, at phone and desktop widths. All of them run again before each release.',
      ],
      list: [
        'A testing tool called axe checks every page, and states such as open dialogs and error messages in English. Dark and forced colors are checked once for each kind of English page.',
        'You can do everything on the site with the keyboard alone: answer, register with a photo, erase your data.',
        'An outline shows where you are on the page. Its contrast is measured at every stop, and no notice may cover it.',
        'The names, roles and states that a screen reader announces are compared with what we expect.',
        'At 320 pixels wide, or with wider text spacing, pages lose nothing and need no sideways scrolling. That is how narrow a page is at 400% zoom.',
        'We calculate the color contrast of text and controls, in light and dark. Words and an icon show your answer too, never color alone.',
        'We calculate how the colors of Yes, No and Undecided look with three kinds of color blindness. They are easy to tell apart.',
        'We measure the words on each page: a tenth-grade reading level at most, and fewer than 25 words in a sentence.',
      ],
    },
    {
      heading: 'Known limits',
      paragraphs: [],
      list: [
        'All our tests run in Chromium, the base of Chrome and Edge. Complete visits are also tested in Firefox and in WebKit, the engine of Safari, but not in Safari itself.',
        'People with disabilities have not yet formally tested the site, and no outside expert has audited it.',
        heard,
        'While a teacher counts raised hands on a screen, single letters count them, and can’t be turned off. Speech control may type one by mistake.',
        'The site is in English and Spanish, but most pages it links to are in English only.',
        'The pages we link to belong to others. We can’t promise how well they work.',
      ],
    },
    {
      heading: 'Using the site with a keyboard',
      paragraphs: ['A thick outline always shows where you are.'],
      list: [
        'Tab moves to the next link, button or field. Shift+Tab moves back.',
        'The first link after the choice about saving skips to the main content.',
        'Enter follows a link. Enter or Space presses a button.',
        'F8 takes you to the notices, even when there are none. Closing a notice takes you back to where you were.',
        'Escape closes a notice, a dialog, the menu or the meaning of a term. In a dialog it means Cancel.',
        'Press Enter on a term with a dotted underline for its meaning and a link to the whole glossary. On Education the meaning shows as soon as you reach it.',
      ],
    },
    {
      heading: 'Making the site work for you',
      paragraphs: [],
      list: [
        ...appearance.help,
        'If your device asks for less motion, less transparency, more contrast or its own colors, the site follows.',
        'Text grows with your browser’s zoom and font size.',
        'Listen reads a policy aloud and marks the sentence it is at. You see it where your device has a voice for this language.',
        'On a phone the three answers stay at the bottom of the screen while you read a policy.',
        'Nothing requires dragging or a steady hand: buttons are large, and they can move the photo too.',
        'You can read the policies, and how laws are made, with JavaScript turned off. Answering and joining need it.',
      ],
    },
    {
      heading: 'Tell us about a barrier',
      paragraphs: [
        'Please {{contact|write to us}}. Tell us which page it was, what you wanted to do, and what you use, such as a screen reader. You don’t have to know the cause.',
        'Please leave your survey answers out of your message. We don’t need them, and they are yours.',
      ],
    },
  ],
} as const;
