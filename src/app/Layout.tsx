import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ConsentBanner } from '../features/consent/ConsentBanner';
import { Notices } from '../features/notices/Notices';
import { NotSavedLine } from '../features/saving/NotSavedLine';
import { mainId } from '../paths';
import { Footer } from './Footer';
import { Header } from './Header';
import { SkipLink } from './SkipLink';
import { usePrefetchOnIntent } from './usePrefetchOnIntent';

const Main = styled('main')({ flex: 1, '&:focus': { outline: 0 } });

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
      <Notices />
    </>
  );
}
