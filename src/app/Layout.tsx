import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { site } from 'words/site';
import { ConsentBanner } from '../features/consent/ConsentBanner';
import { Notices } from '../features/notices/Notices';
import { NotSavedLine } from '../features/saving/NotSavedLine';
import { mainId } from '../paths';
import { color } from '../ui/palette';
import { Footer } from './Footer';
import { Header } from './Header';
import { noticeActions } from './noticeActions';
import { findRoute } from './routes';

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

/** Past the menu, to the content. A region of its own: after the banner it is no longer the first link, and content belongs in a landmark. */
function SkipLink() {
  return (
    <section aria-label={site.skipLink}>
      <Skip href={`#${mainId}`}>{site.skipLink}</Skip>
    </section>
  );
}

const Main = styled('main')({ flex: 1, '&:focus': { outline: 0 } });

const intents = ['pointerover', 'focusin'] as const;

function prefetch(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // A failure says nothing here: the visitor has not gone anywhere yet.
  if (link?.origin === location.origin)
    findRoute(link.pathname)
      .load()
      .catch(() => undefined);
}

/** Fetches a screen when the visitor points at, touches or focuses a link to it. */
function usePrefetchOnIntent(): void {
  useEffect(() => {
    for (const intent of intents) document.addEventListener(intent, prefetch);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, prefetch);
    };
  }, []);
}

/** What surrounds every screen. The banner stands first and in the flow, so it never covers anything. */
export function Layout({ children }: { readonly children: ReactNode }) {
  usePrefetchOnIntent();
  return (
    <>
      <ConsentBanner />
      <SkipLink />
      <Header />
      <NotSavedLine />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <Notices actions={noticeActions} />
    </>
  );
}
