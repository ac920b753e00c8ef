import { useEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';

type Opening =
  | 'closed'
  /** By focus: gone when focus moves on. */
  | 'shown'
  /** By a press: the next press closes it. */
  | 'pinned';

/**
 * When a term's meaning is open. It opens on focus, click and tap, stays while pointer or focus are in
 * it, and goes with Escape, a press elsewhere or focus moving on (WCAG 1.4.13).
 */
export function useMeaningOpen() {
  const [opening, setOpening] = useState<Opening>('closed');
  const wrap = useRef<HTMLSpanElement>(null);
  const term = useRef<HTMLButtonElement>(null);
  const open = opening !== 'closed';

  useEffect(() => {
    if (!open) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // What holds the focus may be about to go.
      if (wrap.current?.contains(document.activeElement)) term.current?.focus();
      setOpening('closed');
    }
    // Safari gives a pressed button no focus, so there may be none to lose.
    function closeOnPress({ target }: PointerEvent) {
      if (target instanceof Node && !wrap.current?.contains(target)) setOpening('closed');
    }
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnPress);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnPress);
    };
  }, [open]);

  return {
    wrap,
    term,
    open,
    pinned: opening === 'pinned',
    onFocus: () => {
      setOpening((now) => (now === 'closed' ? 'shown' : now));
    },
    // A press that has just given the focus opens too, and must not close what that opened.
    onClick: () => {
      setOpening((now) => (now === 'pinned' ? 'closed' : 'pinned'));
    },
    // No related target: the window lost the focus, and the visitor will be back.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !wrap.current?.contains(relatedTarget)) setOpening('closed');
    },
  };
}
