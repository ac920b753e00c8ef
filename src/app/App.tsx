import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
// MUI's own, without what `@mui/material` wraps around it for color schemes made by MUI: see `theme.ts`.
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { makeStore } from './store';
import { theme } from './theme';

type Store = ReturnType<typeof makeStore>['store'];

interface AppProps {
  readonly store: Store;
  readonly cache: EmotionCache;
  /** The state the page was printed with: hydration starts from it even if stored values arrive meanwhile. */
  readonly serverState?: ReturnType<Store['getState']>;
  /** The router: the browser's, or that of printing. */
  readonly children: ReactNode;
}

/** What every screen can rely on: store, styles, theme. */
export function App({ store, cache, serverState, children }: AppProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </CacheProvider>
    </Provider>
  );
}
