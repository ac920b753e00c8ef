import { useEffect, useState } from 'react';

/** Calls `load` again after one second if it fails. @throws what the second call throws; the caller shows it. */
export async function retryOnce<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return load();
  }
}

/**
 * Fetches code or words once `wanted` is true. Not `React.lazy`: there a failed download replaces the screen by its error
 * boundary, and what the visitor typed is lost. Here the caller gets 'failed' after two tries and keeps its place.
 * @param load must keep its identity between renders; a new function is called anew.
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
