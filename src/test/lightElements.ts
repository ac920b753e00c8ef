import React, { Fragment } from 'react';
import type { Key } from 'react';

/*
 * What the tests get for `react/jsx-runtime` and `createElement`. React's development build gives each element hidden
 * properties for its messages and freezes it, which took a sixth of the time of the unit tests. These are the
 * elements of its production build, with the one mark (`_store`) by which it still tells of a list without keys. That a
 * component changes its own properties is left to TypeScript's `readonly` to notice.
 */

type Props = Readonly<Record<string, unknown>>;

interface Marked {
  readonly _store?: { validated: 0 | 1 };
}

const $$typeof = Symbol.for('react.transitional.element');

function element(type: unknown, props: Props, key: Key | undefined) {
  const { ref = null } = props;
  return {
    $$typeof,
    type,
    key: key === undefined ? null : String(key),
    ref,
    props,
    _store: { validated: 0 },
  };
}

/** Marks a child that stands by itself: it needs no key. */
function noKeyNeeded(child: unknown): void {
  const store = (child as Marked | null | undefined)?._store;
  if (store) store.validated = 1;
}

function jsx(type: unknown, props: Props, key?: Key) {
  if ('key' in props) console.error('A key was spread into an element: React takes it for a property.');
  noKeyNeeded(props.children);
  return element(type, props, key);
}

function jsxs(type: unknown, props: Props, key?: Key) {
  for (const child of props.children as readonly unknown[]) noKeyNeeded(child);
  return jsx(type, props, key);
}

function createElement(
  type: { readonly defaultProps?: Props },
  config: Props | null,
  ...children: unknown[]
) {
  for (const child of children) noKeyNeeded(child);
  const props: Record<string, unknown> = {};
  for (const name in config) if (name !== 'key') props[name] = config[name];
  if (children.length > 0) props.children = children.length === 1 ? children[0] : children;
  for (const name in type.defaultProps) props[name] ??= type.defaultProps[name];
  return element(type, props, config?.key as Key | undefined);
}

Reflect.set(React, 'createElement', createElement);

export { Fragment, jsx, jsxs };
