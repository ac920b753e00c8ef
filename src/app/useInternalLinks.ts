import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { mainId } from '../lib/paths';
import { focusPart } from '../lib/skipTo';
import { findPlace } from './pages';

/** State of the router's location: the id of the part to which a link inside the page led. */
interface PartState {
  readonly part?: string;
}

/** @returns the part of the page that the location leads to: its state names it, or else the fragment of the address. */
export function partOf({ state, hash }: Readonly<{ state: unknown; hash: string }>): HTMLElement | null {
  const { part = hash.slice(1) } = (state ?? {}) as PartState;
  return document.getElementById(part);
}

export function showTop(): void {
  const main = document.getElementById(mainId);
  (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** @returns the open button beside a box that the element is in, such as a term of the glossary beside its meaning. */
function openerOf({ parentElement: around }: Element): HTMLElement | null {
  return around && (around.querySelector<HTMLElement>(':scope > [aria-expanded=true]') ?? openerOf(around));
}

/**
 * Makes every link inside the site the router's, also where no `<Link>` handles the press: the text of a card stays as it
 * was prerendered and has no handlers, and a document loaded in its place would lose what is in memory only.
 *
 * A link to a part of the page adds an entry to the history whose state names the part. Its address names it too, unless
 * the fragment holds something else, such as a group, a comparison or a class: replacing that would lose it. Back leads
 * to the link again, or to what had opened the box it was in, and so does a link with `data-back` in that part. A link
 * to the page itself leads to its top.
 */
export function useInternalLinks(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  /** By key of the history entry: the link that was pressed there, and what has its place once its box is closed. */
  const pressed = useRef(new Map<string, readonly (HTMLElement | null)[]>());

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isModified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isModified || link.origin !== window.location.origin) return;
    if (link.target || link.hasAttribute('download')) return;
    const place = findPlace(link.pathname);
    if (!place?.isKnown) return;
    const { pathname, search, hash } = location;
    const state: unknown = location.state;
    const isHere = place.path === pathname && (link.search === search || link.search === '');
    const part = isHere && link.search === search ? document.getElementById(link.hash.slice(1)) : null;
    if (isHere && link.hash === '') showTop();
    const remember = () => pressed.current.set(location.key, [link, openerOf(link)]);
    // Others, such as `<Link>`, have handled the press already.
    if (event.defaultPrevented) {
      if (part) remember();
      return;
    }
    event.preventDefault();
    if (link.dataset.back !== undefined && link.closest('[id]')?.id === (state as PartState | null)?.part)
      void navigate(-1);
    else if (part) {
      remember();
      const from = state as PartState | null;
      const to = { ...from, part: part.id };
      // Codes have a dot, ids of parts have none.
      const isHolding = hash.includes('.') && hash.slice(1) !== from?.part;
      // `flushSync`, so that a Tab pressed right after it starts at the part.
      void navigate({ pathname, search, hash: isHolding ? hash : link.hash }, { state: to, flushSync: true });
    } else void navigate(place.path + link.search + link.hash);
  });

  useEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);

  useEffect(() => {
    const places = pressed.current.get(location.key);
    if (navigation !== NavigationType.Pop || !places) return;
    // A frame later, because the browser moves the focus to what the fragment of the address names.
    const frame = requestAnimationFrame(() => {
      const place = places.find((each) => each?.isConnected);
      if (place) focusPart(place);
    });
    return () => cancelAnimationFrame(frame);
  }, [location, navigation]);
}
