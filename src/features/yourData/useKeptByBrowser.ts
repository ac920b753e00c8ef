import { useEffect, useState } from 'react';

/** @returns true once the browser says that it won't clear this site's data by itself when space runs low. */
export function useKeptByBrowser(): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    let live = true;
    // Absent in older browsers and on pages without https.
    const storage = navigator.storage as Partial<StorageManager> | undefined;
    storage?.persisted?.().then(
      (persisted) => {
        if (live) setKept(persisted);
      },
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, []);
  return kept;
}
