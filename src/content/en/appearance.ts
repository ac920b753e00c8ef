/** Words of the switch for the page's colours. */
export const appearance = {
  label: 'Colors',
  schemes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;

/**
 * Choices, which erasing keeps unless the visitor wants them erased too: one for each item of
 * `persistence/retention.ts` that holds one.
 */
export const choiceNames = { consent: 'saving', appearance: 'colors' } as const;

const names = Object.values(choiceNames);

/** All of them, as sentences name them: “your choices about saving and colors”. */
export const choicesAbout = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
