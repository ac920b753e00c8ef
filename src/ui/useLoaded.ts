import { useEffect, useState } from 'react';

/** A file that is lost is asked for once more after a moment; a second failure is the caller's to show. */
export async function retryOnce<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return load();
  }
}

/**
 * Code that is fetched when first wanted. Unlike `React.lazy`, a failed download does not replace the screen,
 * which may hold what a visitor typed: it is tried twice, then the caller goes on without.
 * @param load a function that keeps its identity; another one is called in its turn.
 */
export function useLoaded<Value>(load: () => Promise<Value>, wanted: boolean): Value | 'failed' | undefined {
  const [last, setLast] = useState<{ load: typeof load; value: Value | 'failed' }>();
  const loaded = last?.load === load ? last : undefined;
  useEffect(() => {
    if (!wanted || loaded) return;
    let live = true;
    const settle = (value: Value | 'failed') => {
      if (live) setLast({ load, value });
    };
    retryOnce(load).then(settle, () => settle('failed'));
    return () => {
      live = false;
    };
  }, [load, wanted, loaded]);
  return loaded?.value;
}
