import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
// From `@mui/system`: the provider of `@mui/material` adds MUI's own color schemes, which `theme.ts` does not use.
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { makeStore } from './store';
import { theme } from './theme';

type Store = ReturnType<typeof makeStore>['store'];

interface AppProps {
  readonly store: Store;
  readonly cache: EmotionCache;
  /** The state of the prerendered page. Hydration must start from it, even if stored values have arrived since. */
  readonly serverState?: ReturnType<Store['getState']>;
  /** The router: the browser's, or the static one that prerenders. */
  readonly children: ReactNode;
}

/** Provides store, styles and theme to every screen. */
export function App({ store, cache, serverState, children }: AppProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </CacheProvider>
    </Provider>
  );
}
