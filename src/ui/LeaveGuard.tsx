import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Question } from './ConfirmDialog';
import { LazyConfirmDialog } from './LazyConfirmDialog';

let isAllowed = false;

/** In ms: how long a guard is off. A page that is still there after it was not left. */
const leavingTime = 1000;

/**
 * Turns the guards off for a moment, so that the page can be left or reloaded without a question. If the visitor is
 * still here after that, the guard is on again.
 */
export function leaveWithoutAsking(): void {
  isAllowed = true;
  setTimeout(() => {
    isAllowed = false;
  }, leavingTime);
}

/**
 * Shows the browser's own question (`beforeunload`) before the page is closed or reloaded.
 * @param active true while there is something to lose.
 * @param isKept true if it is lost only with the tab: links to other pages of this site then pass without a question.
 */
export function useUnloadGuard(active: boolean, isKept = false): void {
  useEffect(() => {
    if (!active) return;
    /** For this guard alone: what another one guards may be lost with the page. */
    let isOffHere = false;
    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (!isAllowed && !isOffHere) event.preventDefault();
    }
    function onClick({ target, defaultPrevented }: MouseEvent) {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      // A mail or phone link opens another program. The page stays, but browsers ask as if it were left.
      const staysOpen = /^(?:mailto|tel):/.test(link?.href ?? '');
      // The router has prevented the browser's own step at its links, which load no page.
      const loadsOwnPage = !defaultPrevented && link?.origin === location.origin;
      if (staysOpen) leaveWithoutAsking();
      if (!isKept || !loadsOwnPage) return;
      isOffHere = true;
      setTimeout(() => {
        isOffHere = false;
      }, leavingTime);
    }
    window.addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('click', onClick);
    };
  }, [active, isKept]);
}

/**
 * Asks before unsaved input is lost: on closing and reloading (the browser's own question), on links inside the site,
 * and on Back and Forward. Render it from the start, also while there is nothing to lose: `useBlocker` takes two
 * renders until it blocks, so a Back right after the first letter would not be stopped.
 * @param active true while there is something to lose.
 */
export function LeaveGuard({ active, question }: { readonly active: boolean; readonly question: Question }) {
  useUnloadGuard(active);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && !isAllowed && nextLocation.pathname !== currentLocation.pathname,
  );
  // The router draws its new state in a transition, which a busy device may delay. Until then the dialog would take a
  // second answer, such as “Leave” after “Stay”.
  const [answered, setAnswered] = useState<typeof blocker>();
  const answer = (act: (() => void) | undefined) => () => {
    setAnswered(blocker);
    act?.();
  };
  return (
    <LazyConfirmDialog
      open={blocker.state === 'blocked' && blocker !== answered}
      question={question}
      cautious
      onConfirm={answer(blocker.proceed)}
      onCancel={answer(blocker.reset)}
    />
  );
}
