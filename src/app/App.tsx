import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
// MUI's own, without what `@mui/material` wraps around it for color schemes made by MUI: see `theme.ts`.
import { ThemeProvider } from '@mui/system';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { failure } from 'words/failure';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Screen } from '../ui/Screen';
import { Layout } from './Layout';
import { findRoute, forgetFailures } from './routes';
import { ScrollRestoration, useScrollMemory } from './ScrollRestoration';
import type { makeStore } from './store';
import { theme } from './theme';

type Store = ReturnType<typeof makeStore>['store'];

interface AppProps {
  readonly store: Store;
  readonly cache: EmotionCache;
  /** The state the page was prerendered with: hydration starts from it even if stored values arrive meanwhile. */
  readonly serverState?: ReturnType<Store['getState']>;
  /** Called once the first screen, or what stands in for it, is React's. */
  readonly onReady?: (() => void) | undefined;
}

/** Stands beside a screen inside its Suspense: its effect runs when the screen is there, not when it is asked for. */
function Ready({ onReady }: Pick<AppProps, 'onReady'>) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}

/** Shown if a screen throws or cannot be loaded. The header still works, and nothing stored is changed. */
function ScreenFailure() {
  const { heading, text, tryAgain } = failure;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    forgetFailures();
    place.current?.querySelector('h1')?.focus();
  }, []);
  return (
    <Screen words={{ meta: { title: heading, description: text }, heading, lead: text }} ref={place}>
      <Button variant="outlined" onClick={() => location.reload()}>
        {tryAgain}
      </Button>
    </Screen>
  );
}

function Screens({ onReady }: Pick<AppProps, 'onReady'>) {
  // The key is another one for every visit, also to the address that just failed.
  const { key, pathname } = useLocation();
  const { Screen: Page } = findRoute(BASE_PATH + pathname);
  const memory = useScrollMemory();
  return (
    <ErrorBoundary
      fallback={
        <>
          <ScreenFailure key={key} />
          <Ready onReady={onReady} />
        </>
      }
      resetKey={key}
    >
      <Suspense>
        <Page />
        <ScrollRestoration memory={memory} />
        <Ready onReady={onReady} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Everything below the router. */
export function App({ store, cache, serverState, onReady }: AppProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <Layout>
            <Screens onReady={onReady} />
          </Layout>
        </ThemeProvider>
      </CacheProvider>
    </Provider>
  );
}
