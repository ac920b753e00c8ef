import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import type { AppThunk, RootState } from '../../lib/hooks';
import { noticeArea } from 'words/noticeArea';
import { notices } from 'words/notices';
import type { NoticeActionName, NoticeWords } from '../../content/noticeTypes';
import { color } from '../../theme/palette';
import { overlayShadow } from '../../theme/surfaces';
import { breakpoints, from, width } from '../../theme/tokens';
import { stickyWindow } from '../../theme/stickyEdges';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { noticeDuration } from './noticeDuration';
import { noticeClosed } from './noticesSlice';
import type { Notice } from './noticesSlice';

/** Free space (px) above a notice: it must touch neither the window's edge nor what Tab scrolls clear of it. */
const noticeEdge = 24;

const NoticeBar = styled(Snackbar)({
  // Ends where the content of the page does, which in a window wider than the page is not at its edge.
  [from('sm')]: { insetInlineEnd: `max(${noticeEdge}px, calc(50% - ${width.shell / 2 - noticeEdge}px))` },
  '&[data-place=top]': { insetBlock: `${noticeEdge}px auto` },
  // In a small window the answer buttons stick to the lower edge as well: a notice there would cover them.
  [stickyWindow]: {
    'html:has(button[data-answer]) &:not([data-place=top])': { bottom: 'calc(var(--cv-reach, 0px) + 8px)' },
  },
});

/** What went well is light, an error dark: which of the two it is shows before a word is read. */
const NoticeBox = styled(Alert)({
  width: 480,
  maxWidth: '100%',
  boxShadow: overlayShadow,
  '&[data-kind=success]': { border: `1.5px solid ${color('control')}`, background: color('overlay') },
});

/** What a notice's button does. It is shown only while `isPossible` is true, or Undo could have nothing to undo. */
export type NoticeActions = Readonly<
  Record<
    NoticeActionName,
    { readonly run: () => AppThunk; readonly isPossible: (state: RootState) => boolean }
  >
>;

/**
 * @returns the elements that a notice must not cover: the focused one and its description, and the section whose
 * heading it is, because the focus moves to a heading so that the visitor reads what is below it.
 */
function spokenOf(at: Element | null): readonly Element[] {
  if (!at || at === document.body) return [];
  const described = at.getAttribute('aria-describedby')?.split(' ') ?? [];
  const part = at.id && document.querySelector(`[aria-labelledby="${CSS.escape(at.id)}"]`);
  return [...described.flatMap((id) => document.getElementById(id) ?? []), ...(part ? [part] : []), at];
}

/**
 * A notice lies over the lower edge of the window and must not cover the focused element (WCAG 2.4.11). While it is
 * shown, the page gets that much space at its end, and Tab scrolls elements clear of it (both in
 * `app/global.css`). If the focus came by Tab, the page scrolls. Otherwise the page must not move, for instance
 * under a finger, so the notice is shown at the top of the window instead. So is an error on a phone, as the lower half is
 * where a thumb goes on.
 */
function usePlace(root: RefObject<HTMLElement | null>, isError: boolean): void {
  useLayoutEffect(() => {
    const notice = root.current;
    if (!notice) return undefined;
    const { style } = document.documentElement;
    const clear = () => {
      notice.removeAttribute('data-place');
      style.removeProperty('--cv-notice-top');
      style.removeProperty('--cv-notice-bottom');
    };
    const place = () => {
      clear();
      // `offsetTop` and `offsetHeight` ignore transforms. The notice grows into view by one, so its bounding box is
      // still too small.
      const heights = {
        top: noticeEdge + notice.offsetHeight + 8,
        bottom: innerHeight - notice.offsetTop + noticeEdge,
      };
      const at = notice.contains(document.activeElement) ? null : document.activeElement;
      const byTab = at?.matches(':focus-visible:not([tabindex="-1"])');
      const spoken = spokenOf(at);
      const covers = (from: number, to: number) =>
        spoken
          .map((each) => each.getBoundingClientRect())
          .some(({ top, bottom }) => bottom > from && top < to);
      const isInTheWay =
        !byTab && covers(innerHeight - heights.bottom, innerHeight) && !covers(0, heights.top);
      const isPhone = innerWidth < breakpoints.md * 16;
      const side = isInTheWay || (isError && isPhone && !covers(0, heights.top)) ? 'top' : 'bottom';
      notice.setAttribute('data-place', side);
      style.setProperty(`--cv-notice-${side}`, `${heights[side]}px`);
      if (byTab) for (const each of spoken) each.scrollIntoView({ block: 'nearest' });
    };
    place();
    // The notice's height, and with it the space it needs, changes in a narrower window or once the typeface is loaded.
    const size = new ResizeObserver(place);
    size.observe(notice);
    // At the top of the page nothing can be scrolled clear of a notice there, and Tab may lead under it.
    const follow = () => {
      if (notice.dataset.place === 'top') place();
    };
    document.addEventListener('focusin', follow);
    return () => {
      size.disconnect();
      document.removeEventListener('focusin', follow);
      clear();
    };
  }, [root, isError]);
}

export function isErrorNotice({ name }: Notice): boolean {
  return notices[name].kind === 'error';
}

interface NoticeSnackbarProps {
  readonly id: string;
  readonly notice: Notice;
  readonly actions: NoticeActions;
  /** True while the area around has the focus: the notice then stays until it is closed or the focus leaves. */
  readonly isHeld: boolean;
}

export function NoticeSnackbar({ id, notice, actions, isHeld }: NoticeSnackbarProps) {
  const dispatch = useAppDispatch();
  const words: NoticeWords = notices[notice.name];
  const { action } = words;
  const isPossible = useAppSelector((state) => action && actions[action.name].isPossible(state));
  const root = useRef<HTMLDivElement>(null);
  usePlace(root, words.kind === 'error');

  function close() {
    dispatch(noticeClosed(notice.id));
  }

  return (
    <NoticeBar
      ref={root}
      open
      id={id}
      autoHideDuration={isHeld ? null : noticeDuration}
      // A click elsewhere does not close the notice: the visitor may not have read it yet.
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') close();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <NoticeBox
        // Announced by the region around it (`Notices.tsx`): a second region would repeat it.
        role="none"
        severity={words.kind}
        variant={words.kind === 'error' ? 'filled' : 'standard'}
        data-kind={words.kind}
        onClose={close}
        closeText={noticeArea.close}
      >
        <AlertTitle component="p">{words.title}</AlertTitle>
        {/* A part of its own: out of the flow, a space before the second sentence would not be there for screen readers. */}
        <p>{words.description}</p>
        {action && isPossible && <VisuallyHidden as="p">{noticeArea.reach(action.label)}</VisuallyHidden>}
        {action && isPossible && (
          // Part of the message: in the Alert's `action` slot the button would replace the close button.
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            sx={{ display: 'flex', mt: 3 }}
            onClick={() => {
              // `flushSync` closes this notice first, which returns the focus to where it was. If the action's own
              // notice replaced it in the same render, the focus would stay in the notice area.
              flushSync(close);
              dispatch(actions[action.name].run());
            }}
          >
            {action.label}
          </Button>
        )}
      </NoticeBox>
    </NoticeBar>
  );
}
