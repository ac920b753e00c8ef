import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { dayOf } from './dayOf';

/** @returns the day, for what is made on a press. What is shown reads `useToday`, which also follows the day. */
export function today(): string {
  return dayOf(new Date());
}

/** The page may have been away for days, and a sleeping computer delays timers: so not by a timer alone. */
const whenSeenAgain = ['focus', 'pageshow', 'visibilitychange'] as const;

function followDay(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const lookAgainAtMidnight = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(() => {
      look();
      lookAgainAtMidnight();
    }, midnight.getTime() - now.getTime());
  };
  lookAgainAtMidnight();
  // In the capture phase `visibilitychange` of the document is heard at the window, too.
  for (const event of whenSeenAgain) window.addEventListener(event, look, true);
  // At once, because the browser copies the page as it is when this event ends.
  const lookBeforePrint = () => flushSync(look);
  window.addEventListener('beforeprint', lookBeforePrint);
  return () => {
    clearTimeout(timer);
    for (const event of whenSeenAgain) window.removeEventListener(event, look, true);
    window.removeEventListener('beforeprint', lookBeforePrint);
  };
}

/** In a prerendered page: with the day of the build, every build would differ. The year has to be the build's anyway. */
const printedDay = () => `${BUILD_YEAR}-01-01`;

/**
 * @returns the visitor's day, `YYYY-MM-DD`, for everything that ends or ages. It is looked up whenever the page is
 * shown, focused, brought back or printed and at midnight, as a tab may stay open for weeks.
 */
export function useToday(): string {
  return useSyncExternalStore(followDay, today, printedDay);
}
