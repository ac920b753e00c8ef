import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mainId } from '../../paths';
import { useHydrated } from '../../ui/useHydrated';

/**
 * @returns the fragment of the address, which may hold a link's code. A press on the skip link sets a fragment of
 * its own, which is ignored, or the comparison would vanish.
 */
export function useFragment(): string {
  const { hash } = useLocation();
  const fragment = useHydrated() ? hash.slice(1) : '';
  const [link, setLink] = useState(fragment);
  if (fragment !== link && fragment !== mainId) setLink(fragment);
  return link;
}
