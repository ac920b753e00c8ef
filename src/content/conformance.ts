/** The levels of OpenACR that are used here. */
export type Level = 'supports' | 'partially-supports' | 'not-applicable' | 'not-evaluated';

type Finding = readonly [level: Level, notes: string];

const noMedia: Finding = ['not-applicable', 'There is no audio and no video.'];

/**
 * What was found of each criterion of WCAG 2.2, for `accessibility.yaml`. “Supports” stands only where a test or a person
 * looked, and the note says how; what nobody looked at as a whole is `not-evaluated`, also where nothing speaks against
 * it. In English, as the format is. Read it again whenever `accessibility.checked` gets a new day.
 */
export const conformance: Readonly<
  Record<'success_criteria_level_a' | 'success_criteria_level_aa', Readonly<Record<string, Finding>>>
> = {
  success_criteria_level_a: {
    '1.1.1': [
      'supports',
      'axe checks every page and state. Drawings have a name or are hidden from assistive technology; the words beside them say the same. A QR code has the link beside it.',
    ],
    '1.2.1': noMedia,
    '1.2.2': noMedia,
    '1.2.3': noMedia,
    '1.3.1': [
      'supports',
      'axe; landmarks, headings, lists, tables, names and states of the main pages are compared with what is expected.',
    ],
    '1.3.2': ['supports', 'Tab was followed through every page, in the order of the printed HTML.'],
    '1.3.3': ['not-evaluated', 'Nobody read all instructions for words on place or shape.'],
    '1.4.1': [
      'supports',
      'An answer is shown by words and an icon beside its color. How the three colors look with three kinds of color blindness is calculated.',
    ],
    '1.4.2': [
      'supports',
      'Nothing sounds by itself. Reading aloud begins at a press and has Pause and Stop.',
    ],
    '2.1.1': [
      'supports',
      'Answering, registering with a photo, comparing, counting hands and erasing are done by keyboard in browser tests.',
    ],
    '2.1.2': ['supports', 'Tab leaves every part of every page and state; Escape closes dialogs.'],
    '2.1.4': [
      'partially-supports',
      'While a teacher counts raised hands on the wall, single letters count them, and can’t be turned off; the same buttons are on the screen. Nowhere else does a single letter do anything. F8, which leads to the notices, is no character.',
    ],
    '2.2.1': [
      'supports',
      'A notice goes after five seconds, but stays while it is pointed at or focused, or while the window is in the background. What it offers is on the page as well. Nothing else has a limit.',
    ],
    '2.2.2': [
      'not-evaluated',
      'Drawings move for less than a second after a press; not looked at as a whole.',
    ],
    '2.3.1': ['not-evaluated', 'Nothing is made to flash; not measured.'],
    '2.4.1': ['supports', 'The link to the main content is the first after the choice about saving; tested.'],
    '2.4.2': ['supports', 'Every page has a title of its own, which changes with the page; tested.'],
    '2.4.3': [
      'supports',
      'Where the focus is after each change of page, dialog and removed button is tested.',
    ],
    '2.4.4': ['supports', 'axe; names of links are compared on the main pages.'],
    '2.5.1': ['supports', 'The photo is cropped and moved by buttons too; no other gesture is asked for.'],
    '2.5.2': [
      'not-evaluated',
      'Controls are the browser’s own buttons, links and fields; not looked at one by one.',
    ],
    '2.5.3': [
      'not-evaluated',
      'The names of the answer buttons begin with their words, which is tested; other controls were not looked at one by one.',
    ],
    '2.5.4': ['not-applicable', 'Nothing is operated by moving the device.'],
    '3.1.1': ['supports', 'axe; English and Spanish pages each name their language.'],
    '3.2.1': ['supports', 'Tab was followed through every page: focus alone changes no page.'],
    '3.2.2': ['not-evaluated', 'Not looked at field by field.'],
    '3.2.6': ['supports', 'The contact address is at the same place in the footer of every page.'],
    '3.3.1': [
      'supports',
      'Each missing or wrong field has a message of its own that it is described by; tested.',
    ],
    '3.3.2': ['supports', 'axe; every field has a visible label.'],
    '3.3.7': ['not-evaluated', 'Not looked at as a whole.'],
    '4.1.1': [
      'supports',
      'Always so for HTML, as WCAG 2.2 says. The pages are checked with the Nu Html Checker.',
    ],
    '4.1.2': [
      'supports',
      'axe checks every page and state; names and states of the main pages are compared with what is expected.',
    ],
  },
  success_criteria_level_aa: {
    '1.2.4': noMedia,
    '1.2.5': noMedia,
    '1.3.4': ['not-evaluated', 'Pages were tested as wide and as narrow windows, not on a turned device.'],
    '1.3.5': ['supports', 'axe; fields about the visitor name their purpose to the browser.'],
    '1.4.3': [
      'supports',
      'axe in light and dark; contrast of each color on each background it is used on is calculated.',
    ],
    '1.4.4': [
      'supports',
      'Every kind of page is tested with text twice as large; states such as open dialogs are not.',
    ],
    '1.4.5': ['supports', 'Pages are text. A picture that a visitor makes to share has its words beside it.'],
    '1.4.10': [
      'supports',
      'Every kind of page is tested at 320 px of width and 256 px of height; states such as open dialogs at 320 x 640 px.',
    ],
    '1.4.11': ['supports', 'Contrast of edges of controls and of the focus ring is calculated and measured.'],
    '1.4.12': [
      'supports',
      'Every kind of page is tested with the text spaced out as the criterion says; states such as open dialogs are not.',
    ],
    '1.4.13': [
      'supports',
      'The meaning of a term stays while it is pointed at and closes with Escape; tested.',
    ],
    '2.4.5': ['not-evaluated', 'Not looked at page by page.'],
    '2.4.6': ['not-evaluated', 'No person from outside has judged the headings and labels.'],
    '2.4.7': [
      'supports',
      'The focus ring is measured at every stop of every kind of page, and in states such as an answered survey.',
    ],
    '2.4.11': ['supports', 'That nothing covers the focused element is measured at every stop.'],
    '2.5.7': ['supports', 'The photo is moved by buttons too. Nothing else is dragged.'],
    '2.5.8': ['supports', 'The size of all that can be pressed is measured on every page.'],
    '3.1.2': ['supports', 'English names on Spanish pages are marked; the language links name theirs.'],
    '3.2.3': ['supports', 'Header and footer are the same on every page.'],
    '3.2.4': ['not-evaluated', 'Not looked at as a whole.'],
    '3.3.3': ['supports', 'Messages say what to do; their words are tested.'],
    '3.3.4': [
      'supports',
      'Erasing, restoring and registering ask first; answers can be changed at any time.',
    ],
    '3.3.8': ['not-applicable', 'There is no login.'],
    '4.1.3': [
      'supports',
      'Notices and results are announced from regions that are there before; tested in the browser.',
    ],
  },
};
