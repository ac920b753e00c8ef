import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Trail } from './trail';

/** One trail for the life of the page. Listens before the router does, while the old screen still stands. */
export function useTrail(): Trail {
  const { pathname, key, hash } = useLocation();
  const [trail] = useState(() => new Trail({ pathname, key, hash }));
  useEffect(() => {
    // Only a link leads away. Finding the place lays the page out, which no press on an answer should wait for.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) trail.remember();
    };
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', trail.remember, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', trail.remember, { capture: true });
    };
  }, [trail]);
  return trail;
}

/** Stands after the screen inside its Suspense, so that its effect runs when the screen is there, not when it is asked for. */
export function Arrival({ trail }: { readonly trail: Trail }) {
  const { pathname, key, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    trail.arrive({ pathname, key, hash }, isReturn);
  }, [trail, pathname, key, hash, isReturn]);
  return null;
}
