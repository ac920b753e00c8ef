const format = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** @param month `YYYY-MM`. @returns "November 2026". */
export function monthAndYear(month: string): string {
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
