import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { site } from 'words/site';
import { ConsentBanner } from '../features/consent/ConsentBanner';
import { Notices } from '../features/notices/Notices';
import { NotSavedLine } from '../features/saving/NotSavedLine';
import { mainId } from '../paths';
import { color } from '../ui/palette';
import { skipTo } from '../ui/skipTo';
import { showTypefaces } from '../ui/typefaces';
import { Footer } from './Footer';
import { Header } from './Header';
import { noticeActions } from './noticeActions';
import { prefetchOnIntent } from './prefetch';
import { restoreScrollPosition } from './scrollRestoration';
import { useFocusRestoration } from './useFocusRestoration';

const Skip = styled('a')({
  position: 'absolute',
  insetInlineStart: 16,
  zIndex: 10,
  padding: '10px 20px',
  borderRadius: 10,
  background: color('primary'),
  color: color('onPrimary'),
  fontWeight: 650,
  transform: 'translateY(-100vh)',
  // It lies over the bar, as its ring does.
  '&:focus': { transform: 'translateY(8px)', outlineColor: color('undecided') },
  '@media print': { display: 'none' },
});

/**
 * Past the menu, to the content. A region of its own: after the banner it is no longer the first link, and content belongs
 * in a landmark.
 */
function SkipLink() {
  return (
    <section aria-label={site.skipLink}>
      <Skip href={`#${mainId}`} onClick={skipTo}>
        {site.skipLink}
      </Skip>
    </section>
  );
}

const Main = styled('main')({ flex: 1, '&:focus': { outline: 0 } });

/**
 * A single-page app has to do what a browser does when it loads a page: start at the top, tell assistive technology what
 * is new, go to the part that the address names, and go back to where the visitor was.
 */
function useArrival(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(location);
  useEffect(() => {
    const left = shown.current;
    shown.current = location;
    const named = document.getElementById(location.hash.slice(1));
    if (left === location) {
      // The page was loaded here. A visitor who has begun to do something is left alone.
      if (document.activeElement === document.body) named?.focus({ preventScroll: true });
    } else if (named && !isReturn) {
      named.focus({ preventScroll: true });
      named.scrollIntoView();
      // Cards take their real height once they come near the window (`content-visibility`), which moves what is below them.
      requestAnimationFrame(() => named.scrollIntoView());
    } else if (left.pathname !== location.pathname) {
      const main = document.getElementById(mainId);
      (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
      if (isReturn) restoreScrollPosition(location.key);
      else window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [location, isReturn]);
}

/** What a link inside the site opens is drawn in the typefaces at once; see `ui/typefaces.ts` for the page that was loaded. */
function useTypefaces(): void {
  const { pathname } = useLocation();
  const loaded = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== loaded.current) showTypefaces();
  }, [pathname]);
}

/** What surrounds every screen. The banner stands first and in the flow, so it never covers anything. */
export function Layout() {
  useArrival();
  useTypefaces();
  useFocusRestoration();
  useEffect(prefetchOnIntent, []);
  return (
    <>
      <ConsentBanner />
      <SkipLink />
      <Header />
      <NotSavedLine />
      <Main id={mainId} tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <Notices actions={noticeActions} />
    </>
  );
}
