import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { site } from 'words/site';
import { useLetterGuard } from '../features/letter/useLetterGuard';
import { ConsentBanner } from '../features/myData/ConsentBanner';
import { useBillsMark } from '../features/survey/BillState';
import { Notices } from '../features/notices/Notices';
import { SavingStatus } from './SavingStatus';
import { mainId } from '../lib/paths';
import { useLong } from '../lib/useLong';
import { SkipLink } from '../ui/SkipLink';
import { focusPart, showPart } from '../lib/skipTo';
import { Footer } from './Footer';
import { Header } from './Header';
import { noticeActions } from './noticeActions';
import { prefetchOnIntent } from './prefetch';
import { restoreScrollPosition } from './scrollRestoration';
import { useFocusRestoration } from './useFocusRestoration';
import { partOf, showTop, useInternalLinks } from './useInternalLinks';
import { useLightDismiss } from './useLightDismiss';

/** Over the top edge of the window, so that it moves nothing. */
const Waiting = styled(LinearProgress)({ position: 'fixed', inset: '0 0 auto', zIndex: 20 });

const Main = styled('main')({ flex: 1 });

function arriveAt(part: HTMLElement): void {
  showPart(part);
  // Cards near the window get their real height only now (`content-visibility`), which moves the part: scroll again.
  requestAnimationFrame(() => part.scrollIntoView());
}

/**
 * Does on each change of screen what a browser does on a page load and React Router does not: scrolls to the top, moves
 * the focus, so that screen readers announce the new screen, goes to the part that the fragment names, and on Back to
 * where the visitor was.
 */
function useArrival(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(location);
  useEffect(() => {
    const left = shown.current;
    shown.current = location;
    const part = partOf(location);
    if (left === location) {
      // The page was just loaded. If the visitor has already focused something, the focus stays there.
      if (part && document.activeElement === document.body) focusPart(part);
    } else if (part && !isReturn) {
      arriveAt(part);
    } else if (left.pathname !== location.pathname) {
      showTop();
      // After a reload the part is all that is known of where the visitor was.
      if (isReturn && !restoreScrollPosition(location.key) && part) arriveAt(part);
    }
  }, [location, isReturn]);
}

/**
 * The consent banner is first, so that keyboard and screen reader reach the choice before anything is entered. It is in
 * the flow, because fixed to an edge of the window it would cover content.
 */
export function Layout() {
  useInternalLinks();
  // Before the focus is moved to where the visitor arrives.
  useFocusRestoration();
  useArrival();
  useLetterGuard();
  useLightDismiss();
  useEffect(prefetchOnIntent, []);
  useBillsMark();
  const isWaiting = useLong(useNavigation().state !== 'idle');
  return (
    <>
      {isWaiting && <Waiting aria-label={site.loading} />}
      <ConsentBanner />
      {/* In a region of its own, because it follows the banner: accessibility checks report a skip link outside of a
          landmark unless it is the first link. */}
      <Container component="section" aria-label={site.skipLink}>
        <SkipLink to={mainId}>{site.skipLink}</SkipLink>
      </Container>
      <Header />
      <SavingStatus />
      <Main id={mainId} tabIndex={-1} aria-busy={isWaiting}>
        <Outlet />
      </Main>
      <Footer />
      <Notices actions={noticeActions} />
    </>
  );
}
