/** @returns whether the text is a day of the calendar, `YYYY-MM-DD`; February 31 is none. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${text}T`);
}

/** @param day `YYYY-MM-DD`. @returns the day so many days later. */
export function daysAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** @param day `YYYY-MM-DD`. @returns how many days `later` comes after it. */
export function daysBetween(day: string, later: string): number {
  return (Date.parse(later) - Date.parse(day)) / 86_400_000;
}

/** @param month `YYYY-MM`. @returns its last day. */
export function endOf(month: string): string {
  const [year = NaN, number = NaN] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
