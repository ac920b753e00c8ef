/** How dates are written in this language. */
export const dates = {
  months: 'January February March April May June July August September October November December'.split(' '),
  monthAndYear: (month: string, year: string) => `${month} ${year}`,
} as const;
