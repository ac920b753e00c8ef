import { useEffect, useState } from 'react';

/** In ms. In a shorter wait nobody could read what is shown about it, and it would move what is below. */
const noticeable = 300;

/** @returns true once `active` has been true for so long that the visitor should be told. */
export function useLong(active: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(setLong, noticeable, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [active]);
  return isLong;
}
