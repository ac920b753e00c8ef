/** How dates are written in this language. */
export const dates = {
  months: 'January February March April May June July August September October November December'.split(' '),
  day: (month: string, day: string, year: string) => `${month} ${day}, ${year}`,
  monthAndYear: (month: string, year: string) => `${month} ${year}`,
} as const;
