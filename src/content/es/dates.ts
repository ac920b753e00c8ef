/** How dates are written in this language. */
export const dates = {
  /** For `Intl`: a BCP 47 tag. */
  locale: 'es-US',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  ),
  monthAndYear: (month: string, year: string) => `${month} de ${year}`,
} as const;
