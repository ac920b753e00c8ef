import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { Question } from './ConfirmDialog';
import { LazyConfirmDialog } from './LazyConfirmDialog';

/** Somebody was asked, or need not be: leaving takes a moment; if they are still here then, the guard stands again. */
let letPass = false;
let onBack: ((event: PopStateEvent) => void) | null = null;

/*
 * Browsers call a window's `popstate` listeners in the order they were added, capturing or not. To be asked
 * before the router, this one has to be there first: main.tsx imports this module.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => onBack?.(event), { capture: true });
}

/** @returns where the tab stands in the session history of this visit, as react-router counts it. */
export function historyIndex(): number | undefined {
  return (history.state as { idx?: number } | null)?.idx;
}

function pressedLink({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** @returns the in-site link that a plain press would follow away from this page. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = pressedLink(event);
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  return link.origin === location.origin && link.pathname !== location.pathname ? link : undefined;
}

/** For the moment that leaving takes, nobody is asked. */
export function leaveWithoutAsking(): void {
  letPass = true;
  setTimeout(() => {
    letPass = false;
  }, 1000);
}

/**
 * Has the browser ask, in its own words, before the page is closed or loaded anew.
 * @param active true while there is something to lose.
 */
export function useUnloadGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (!letPass) event.preventDefault();
    }
    function onClick(event: MouseEvent) {
      // A mail or phone link opens another program. The page stays, but browsers ask as if it were left.
      if (/^(?:mailto|tel):/.test(pressedLink(event)?.href ?? '')) leaveWithoutAsking();
    }
    window.addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [active]);
}

/**
 * Asks before unsaved input is lost: on closing and reloading (the browser's own question), on links
 * inside the site, and on Back and Forward. Written for `BrowserRouter`; react-router's own blocker
 * needs its data router, which costs every visitor 15 kB.
 * @param active true while there is something to lose. @returns the question, to be rendered.
 */
export function useLeaveGuard(active: boolean, question: Question): ReactElement {
  const [leave, setLeave] = useState<{ readonly go: () => void } | null>(null);
  useUnloadGuard(active);

  useEffect(() => {
    if (!active) return;
    const here = location.pathname;
    let index = historyIndex();
    let returning = false;

    function onClick(event: MouseEvent) {
      const link = leavingLink(event);
      if (!link || letPass) return;
      event.preventDefault();
      event.stopPropagation();
      // Pressed again rather than followed: whatever else the link does on a press still happens.
      setLeave({ go: () => link.click() });
    }

    /** By now the address has changed, but the router has not heard of it: put it back, then ask. */
    function onPopState(event: PopStateEvent) {
      if (returning) {
        returning = false;
        event.stopImmediatePropagation();
        return;
      }
      const next = historyIndex();
      if (letPass || location.pathname === here || next === undefined || index === undefined) {
        index = next ?? index;
        return;
      }
      const steps = next - index;
      event.stopImmediatePropagation();
      returning = true;
      history.go(-steps);
      setLeave({ go: () => history.go(steps) });
    }

    document.addEventListener('click', onClick, { capture: true });
    onBack = onPopState;
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      onBack = null;
    };
  }, [active]);

  function confirm() {
    setLeave(null);
    leaveWithoutAsking();
    leave?.go();
  }

  return (
    <LazyConfirmDialog
      open={leave !== null}
      question={question}
      cautious
      onConfirm={confirm}
      onCancel={() => setLeave(null)}
    />
  );
}
