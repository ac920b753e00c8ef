import { createElement } from 'react';
import { useLoaded } from '../../ui/useLoaded';

async function load() {
  return (await import('./NothingFits')).NothingFits;
}

/** `NothingFits`, fetched when first wanted: most visits never see it. If it can't be fetched, the count above says the same. */
export function LazyNothingFits({ wanted }: { readonly wanted: boolean }) {
  const NothingFits = useLoaded(load, wanted);
  return wanted && NothingFits && NothingFits !== 'failed' ? createElement(NothingFits) : null;
}
