import { createElement, useEffect } from 'react';
import type { ComponentType } from 'react';
import { Hint } from './Hint';
import { useLoaded } from '../lib/useLoaded';

interface LazyPartOptions {
  /** True for what a press opens over the page: once online, it must not open by itself, but with the next press. */
  readonly isOpenedByPress?: boolean;
  /** Called if the code could not be fetched. */
  readonly onLost?: () => void;
}

/** A component whose code is fetched when it is first rendered. @param failed text shown instead if that fails. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: string,
  { isOpenedByPress = false, onLost }: LazyPartOptions = {},
) {
  return function LazyPart(props: Props) {
    const [Part, isLost] = useLoaded(load, true, !isOpenedByPress);
    useEffect(() => {
      if (isLost) onLost?.();
    }, [isLost]);
    return Part ? createElement(Part, props) : <Hint role="alert">{isLost && failed}</Hint>;
  };
}
