/**
 * The days on which the Cookie Policy or the Privacy Policy changed, newest first, each with the mark of what was stored
 * from then on. If what is stored changes, `retention.test.ts` fails until the line it prints stands above the others:
 * without it, the policies would keep a day on which they said something else. What is new stands in `privacy.ts` of each
 * language, under the same day.
 */
export const privacyEditions = [{ day: '2026-11-22', mark: '2c6dc698' }] as const;

/** From which both pages say that they are effective. */
export const effectiveDay = privacyEditions[0].day;
