import type { AccessibilityWords } from '../pageTypes';

export const accessibility: AccessibilityWords = {
  meta: {
    title: 'Accessibility',
    description:
      'How Civic Voice works by keyboard, screen reader, zoom and phone. What was checked, which limits we know, and how to report a barrier.',
  },
  heading: 'Accessibility',
  checked: { label: 'Last checked', shown: 'November 21, 2026', iso: '2026-11-21' },
  intro: [
    'Everyone should be able to use Civic Voice. If something here stands in your way, that is our mistake, and we want to hear of it.',
  ],
  links: { wcag: { url: 'https://www.w3.org/TR/WCAG22/' } },
  sections: [
    {
      heading: 'What we aim for',
      paragraphs: [
        'Our goal is level AA of the {{wcag|Web Content Accessibility Guidelines 2.2}}. Our tests find no place where the site falls short of it. Tests miss things, so this is no promise that every page is free of barriers.',
      ],
    },
    {
      heading: 'What was checked, and how',
      paragraphs: [
        'Most of these checks run in a real browser, at the width of a phone and of a desktop. All of them run again before a change of the site goes out.',
      ],
      list: [
        'A checker named axe looks at every page and every state, such as open dialogs and error messages. It does so in light, dark and forced colors.',
        'The keyboard alone does all the site can do: answer, register with a photo, erase your data.',
        'An outline shows where the keyboard is. Its contrast is measured at every stop, and no notice may cover it.',
        'The names, roles and states that a screen reader tells are compared with what we expect.',
        'Pages 320 pixels wide, and wider text spacing, lose nothing and need no sideways scrolling. A page that narrow is what you see at 400% zoom.',
        'Color contrast is computed for text and controls, in light and dark. Your answer is shown by words and an icon too, never by color alone.',
        'We calculate how the colors of Yes, No and Undecided look with three kinds of color blindness. They stay apart.',
        'The words on each page are measured: tenth grade at most, and fewer than 25 words in a sentence.',
      ],
    },
    {
      heading: 'Known limits',
      paragraphs: [],
      list: [
        'All our tests run in Chromium, the base of Chrome and Edge. Whole visits are also tested in Firefox and in WebKit, the engine of Safari, but not in Safari itself.',
        'No people with disabilities have formally tested the site yet, and nobody outside has audited it.',
        'We have not yet listened to the pages with a real screen reader.',
        'The site is in English only. There is no Spanish version yet.',
        'Pages that we link to belong to others. We cannot promise how they work.',
      ],
    },
    {
      heading: 'Using the site with a keyboard',
      paragraphs: ['A thick outline always shows where you are.'],
      list: [
        'Tab goes to the next link, button or field, and Shift with Tab goes back.',
        'The first link after the saving choice skips to the main content.',
        'Enter follows a link. Enter or Space presses a button.',
        'F8 takes you to the notices, also when there are none. Closing a notice takes you back to where you were.',
        'Escape closes a notice, a dialog, the menu or the meaning of a term. In a dialog it means Cancel.',
        'A term with dotted underlining shows its meaning as soon as you reach it. Press Enter for a link to the whole glossary.',
      ],
    },
    {
      heading: 'Making the site suit you',
      paragraphs: [],
      list: [
        'Colors: choose System, Light or Dark at the foot of any page. System follows your device.',
        'If your device asks for less motion, less transparency, more contrast or its own colors, the site does as it asks.',
        'Text grows with your browser’s zoom and its own font size.',
        'Nothing needs a drag or a fine hand: buttons are large, and the photo can be moved by buttons.',
        'Policies and the lessons on laws can be read with scripts switched off. Answering and joining need them.',
      ],
    },
    {
      heading: 'Tell us about a barrier',
      paragraphs: [
        'Please {{contact|write to us}}. Say which page it was, what you wanted to do, and what you use, such as a screen reader. You need not know the reason.',
        'Please leave your answers to the surveys out of your message. We do not need them, and they are yours.',
      ],
    },
  ],
};
