import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Hint } from './TitledCard';
import { useLoaded } from './useLoaded';

/** A component whose code is fetched when it is first drawn. @param failed what says so in its place where that fails, or stands in for it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: string | ((props: Props) => ReactNode),
) {
  return function LazyPart(props: Props) {
    const Part = useLoaded(load, true);
    if (Part === 'failed')
      return typeof failed === 'string' ? <Hint role="alert">{failed}</Hint> : failed(props);
    return Part ? createElement(Part, props) : null;
  };
}
