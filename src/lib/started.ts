import { createContext, useContext } from 'react';

export const StartedContext = createContext(false);

/**
 * False on the printed page, and until the page is drawn with what is stored: what depends on stored values and on the
 * address would else be drawn from the address alone. What was pressed early is carried out right after that.
 */
export function useStarted(): boolean {
  return useContext(StartedContext);
}
