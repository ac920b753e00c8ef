import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { askBeforeUnload } from '../lib/askBeforeUnload';
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

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const withoutFragment = (address: string) => address.replace(/#.*/, '');

/** @returns what a press loads in place of this page, if it is of this site: the page in the other language, or a file. */
function loadedBy(press: MouseEvent): string | undefined {
  const link = linkAt(press.target);
  // The router has prevented the browser's own step at its links.
  if (!link || press.defaultPrevented || link.origin !== location.origin) return undefined;
  const opensBeside = press.ctrlKey || press.metaKey || press.shiftKey || press.altKey || link.target !== '';
  const staysHere = link.hash !== '' && withoutFragment(link.href) === withoutFragment(location.href);
  return opensBeside || staysHere || link.hasAttribute('download') ? undefined : link.href;
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
      if (!isAllowed && !isOffHere) askBeforeUnload(event);
    }
    function onClick(event: MouseEvent) {
      // A mail or phone link opens another program. The page stays, but browsers ask as if it were left.
      const staysOpen = /^(?:mailto|tel):/.test(linkAt(event.target)?.href ?? '');
      if (staysOpen) leaveWithoutAsking();
      if (!isKept || loadedBy(event) === undefined) return;
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
 * also those that load a page, for which Safari on a phone has no question of its own, and on Back and Forward. Render it
 * from the start, also while there is nothing to lose: `useBlocker` takes two renders until it blocks, so a Back right
 * after the first letter would not be stopped.
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
  const [page, setPage] = useState<string>();
  useEffect(() => {
    if (!active) return;
    function onClick(event: MouseEvent) {
      const loaded = isAllowed ? undefined : loadedBy(event);
      if (loaded === undefined) return;
      event.preventDefault();
      setPage(loaded);
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [active]);
  function answer(act: (() => void) | undefined) {
    setAnswered(blocker);
    setPage(undefined);
    act?.();
  }
  function leave() {
    if (page === undefined) {
      answer(blocker.proceed);
      return;
    }
    answer(leaveWithoutAsking);
    location.assign(page);
  }
  return (
    <LazyConfirmDialog
      open={page !== undefined || (blocker.state === 'blocked' && blocker !== answered)}
      question={question}
      cautious
      onConfirm={leave}
      onCancel={() => answer(blocker.reset)}
    />
  );
}
