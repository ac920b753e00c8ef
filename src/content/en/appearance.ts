/** Words of the switch for the page's colours. */
export const appearance = {
  label: 'Colors',
  schemes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;
