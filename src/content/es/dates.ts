import type { dates as english } from '../en/dates';
import type { Widened } from '../widened';

/** How dates are written in this language. */
export const dates = {
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  ),
  day: (month: string, day: string, year: string) => `${day} de ${month} de ${year}`,
  monthAndYear: (month: string, year: string) => `${month} de ${year}`,
} as const satisfies Widened<typeof english>;
