import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mainId } from '../../paths';
import { useHydrated } from '../../ui/useHydrated';

/** What the address may hold of a link's code. The skip link has a fragment of its own, which must not end the comparison. */
export function useFragment(): string {
  const { hash } = useLocation();
  const fragment = useHydrated() ? hash.slice(1) : '';
  const [link, setLink] = useState(fragment);
  if (fragment !== link && fragment !== mainId) setLink(fragment);
  return link;
}
