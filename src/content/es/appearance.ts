/** Words of the switch for the page's colours. */
export const appearance = {
  label: 'Colores',
  schemes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
} as const;
