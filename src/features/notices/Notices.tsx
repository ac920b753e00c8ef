import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { noticeArea } from 'words/noticeArea';
import { color } from '../../theme/palette';
import { hideLoadFailure, showLoadFailure } from '../../lib/showLoadFailure';
import { useLoaded } from '../../lib/useLoaded';
import type { NoticeActions } from './NoticeSnackbar';
import { noticeClosed, selectNotice } from './noticesSlice';
import type { Notice } from './noticesSlice';

/** Empty, it shows its focus as a line. */
const NoticeRegion = styled('section')({
  '&:focus-visible': {
    position: 'fixed',
    inset: 'auto 16px 16px',
    minHeight: 8,
    zIndex: 1400,
    outline: `3px solid ${color('primary')}`,
  },
});

/** Loaded with the first notice: the Snackbar weighs 6 kB, and most visits never show one. */
const load = () => import('./NoticeSnackbar');

const descriptionId = 'notice';

/** ms. Orca with Firefox said what was inserted 30 ms after the page had become visible again, and not at once. */
const visibleFor = 150;

/**
 * The notice to show. MUI's dialogs set `aria-hidden` on the page until they have faded out, and screen readers do not
 * announce what is inserted into a hidden page, or as it becomes visible. A new notice therefore waits until the page
 * has been visible to them for a moment; without that, the result of a confirmed dialog is not announced. A notice that
 * is already shown is not removed.
 */
function useAudibleNotice(): Notice | null {
  const notice = useAppSelector(selectNotice);
  const [shown, setShown] = useState(notice);
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const dialogs = new MutationObserver(() => {
      clearTimeout(timer);
      if (document.querySelector('[aria-hidden=true] main')) setIsHidden(true);
      else timer = setTimeout(() => setIsHidden(false), visibleFor);
    });
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['aria-hidden'] });
    return () => {
      clearTimeout(timer);
      dialogs.disconnect();
    };
  }, []);
  if (shown !== notice && (notice === null || !isHidden)) setShown(notice);
  return shown;
}

/** F8 moves the focus here, so that a notice can be reached before it disappears. Closing it returns the focus. */
export function Notices({ actions }: { readonly actions: NoticeActions }) {
  const dispatch = useAppDispatch();
  const notice = useAudibleNotice();
  const [loaded, isLost] = useLoaded(load, notice !== null);
  const isError = notice && loaded?.isErrorNotice(notice);
  const isEmpty = notice === null;
  const area = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const hasFocus = useRef(false);
  /** MUI stops the clock for focus inside the notice only, and F8 brings it to the area around. */
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    function focusArea(event: KeyboardEvent) {
      if (event.key === 'F8') {
        event.preventDefault();
        area.current?.focus();
      } else if (isEmpty && /^(?:Escape|Tab)$/.test(event.key) && document.activeElement === area.current) {
        // The area is the last part of the page: Tab would go from it to the top. From the place that F8 was pressed
        // in, the browser itself goes on to the next one, or with Shift to the one before.
        cameFrom.current?.focus();
      }
    }
    document.addEventListener('keydown', focusArea);
    return () => document.removeEventListener('keydown', focusArea);
  }, [isEmpty]);

  // The notice's code could not be loaded: without the page's own failure message the visitor would learn nothing.
  useEffect(() => {
    if (!isLost) return undefined;
    showLoadFailure();
    return hideLoadFailure;
  }, [isLost]);

  // It answers what was pressed now: once online, the notice would come out of nowhere.
  useEffect(() => {
    if (isLost && notice) dispatch(noticeClosed(notice.id));
  }, [isLost, notice, dispatch]);

  /** Moves inside the area do not count: closing a notice would return the focus to its own removed button. */
  function noteOrigin({ relatedTarget: from, currentTarget }: FocusEvent<HTMLElement>) {
    if (from instanceof HTMLElement && !currentTarget.contains(from)) cameFrom.current = from;
    hasFocus.current = true;
    setIsHeld(true);
  }

  function noteLeaving({ relatedTarget: to, currentTarget }: FocusEvent<HTMLElement>) {
    hasFocus.current = currentTarget.contains(to);
    setIsHeld(hasFocus.current);
  }

  // A focused notice that is removed would leave a keyboard user at the top of the page. So the focus returns to where
  // it came from, or, if that is unknown or another notice replaced this one, moves to the area.
  useLayoutEffect(() => {
    if (!hasFocus.current) return;
    // A removed element sends no blur event, so `noteLeaving` has not reset these.
    hasFocus.current = false;
    setIsHeld(false);
    const next = notice === null ? cameFrom.current : null;
    (next ?? area.current)?.focus();
  }, [notice]);

  // What describes the area is inside of the live region: Firefox leaves out a text that is or holds such a region.
  const shown = notice && loaded && (
    <loaded.NoticeSnackbar
      key={notice.id}
      id={descriptionId}
      notice={notice}
      actions={actions}
      isHeld={isHeld}
    />
  );
  return (
    <NoticeRegion
      data-screen-only
      ref={area}
      tabIndex={-1}
      aria-label={noticeArea.label}
      aria-describedby={descriptionId}
      onFocus={noteOrigin}
      onBlur={noteLeaving}
    >
      {/* Both regions are in the page from the start: with Firefox, a region that is inserted together with its message
          is not announced. Side by side, because within a second region a message would be announced twice. */}
      <div role="alert">{isError && shown}</div>
      <div role="status">{!isError && shown}</div>
      {isEmpty && (
        <span id={descriptionId} hidden>
          {noticeArea.none}
        </span>
      )}
    </NoticeRegion>
  );
}
