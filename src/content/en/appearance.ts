/** Words of the switch for the page's colours. */
export const appearance = {
  label: 'Colors',
  schemes: { system: 'System', light: 'Light', dark: 'Dark' },
  /** Lines of the accessibility page. */
  help: ['Colors: choose System, Light or Dark at the bottom of any page. System follows your device.'],
} as const;

/**
 * Choices, which erasing keeps unless the visitor wants them erased too: one for each item of
 * `persistence/storageLifetimes.ts` that holds one. `about` names it in a sentence; the rest is as in `storedItems.ts`.
 */
export const choices = {
  consent: {
    about: 'saving',
    label: 'Your choice about saving',
    purpose:
      'Your choice, “Accept saving” or “Decline saving”, and its date. It is kept so that we don’t have to ask you again.',
  },
  appearance: {
    about: 'colors',
    label: 'Your choice of colors',
    purpose: 'The colors you choose at the bottom of the page: system, light or dark.',
  },
} as const;

const names = Object.values(choices).map(({ about }) => about);

/** All of them, as sentences name them: “your choices about saving and colors”. */
export const choicesAbout = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
