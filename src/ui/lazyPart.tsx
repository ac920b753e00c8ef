import { createElement, useEffect } from 'react';
import type { ComponentType } from 'react';
import { Hint } from './Hint';
import { useLoaded } from '../lib/useLoaded';

/**
 * A component whose code is fetched when it is first rendered. @param failed text shown instead if that fails.
 * @param onLost called then as well.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: string,
  onLost?: () => void,
) {
  return function LazyPart(props: Props) {
    const [Part, isLost] = useLoaded(load, true);
    useEffect(() => {
      if (isLost) onLost?.();
    }, [isLost]);
    return Part ? createElement(Part, props) : <Hint role="alert">{isLost && failed}</Hint>;
  };
}
