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
 * Fetches code or words once `wanted` is true. Not `React.lazy`, with which a failed download replaces the screen by
 * its error boundary, and what the visitor typed is lost. What failed is tried again once the device is online again,
 * unless `retriesOnline` is false.
 * @param load must be the same function in every render: a new one is called again. @returns the value, `undefined`
 * before it is loaded, and whether both tries to load it failed.
 */
export function useLoaded<Value extends object>(
  load: () => Promise<Value>,
  wanted: boolean,
  retriesOnline = true,
) {
  const [last, setLast] = useState<{ load: typeof load; value: Value | undefined }>();
  const loaded = last?.load === load ? last : undefined;
  useEffect(() => {
    if (!wanted || loaded) return;
    let live = true;
    const settle = (value?: Value) => {
      if (live) setLast({ load, value });
    };
    retryOnce(load).then(settle, () => settle());
    return () => {
      live = false;
    };
  }, [load, wanted, loaded]);
  const isLost = loaded !== undefined && !loaded.value;
  useEffect(() => {
    if (!isLost || !retriesOnline) return;
    const tryAgain = () => setLast(undefined);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isLost, retriesOnline]);
  return [loaded?.value, isLost] as const;
}
