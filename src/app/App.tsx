import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Arrival, useTrail } from './Arrival';
import { Layout } from './Layout';
import { routes } from './routes';
import { ScreenFailure } from './ScreenFailure';
import type { makeStore } from './store';
import { theme } from './theme';

type Store = ReturnType<typeof makeStore>['store'];

interface AppProps {
  readonly store: Store;
  readonly cache: EmotionCache;
  /** The state the page was prerendered with: hydration starts from it even if stored values arrive meanwhile. */
  readonly serverState?: ReturnType<Store['getState']>;
}

function Screens() {
  // Another one for every visit, also to the address that just failed.
  const { key } = useLocation();
  const trail = useTrail();
  return (
    <ErrorBoundary fallback={<ScreenFailure key={key} />} resetKey={key}>
      <Suspense>
        <Routes>
          {routes.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Routes>
        <Arrival trail={trail} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Everything below the router. */
export function App({ store, cache, serverState }: AppProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <Layout>
            <Screens />
          </Layout>
        </ThemeProvider>
      </CacheProvider>
    </Provider>
  );
}
