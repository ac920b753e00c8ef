import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
// `ThemeProvider` of `@mui/material` brings the code for MUI's own color schemes, which `theme.ts` does not use.
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { makeStore } from './store';
import { theme } from '../theme/theme';

type Store = ReturnType<typeof makeStore>['store'];

interface AppProps {
  readonly store: Store;
  readonly cache: EmotionCache;
  /** The prerendered page's state. Hydration starts from it: with stored values it would not match the HTML. */
  readonly serverState?: ReturnType<Store['getState']>;
  readonly children: ReactNode;
}

export function App({ store, cache, serverState, children }: AppProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </CacheProvider>
    </Provider>
  );
}
