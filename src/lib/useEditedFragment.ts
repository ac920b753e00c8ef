import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askBeforeUnload } from './askBeforeUnload';
import { useFragment } from './useFragment';

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const mostWrites = 60;
const span = 30_000;
const pause = 1000;

/** As React Router has it in `key` of a location. */
const entryKey = () => (history.state as { readonly key?: string } | null)?.key ?? 'default';

/**
 * The fragment, and a function that replaces the address by a path with another fragment, and may be called at every
 * press of somebody who counts. The first `mostWrites` calls within `span` change the address at once, a further one a
 * `pause` after the last. Until then only this state has the new fragment, so whoever leaves the page is asked. The
 * state of the entry stays: it may say how the visitor came there.
 */
export function useEditedFragment(): readonly [fragment: string, edit: (path: string) => void] {
  const fragment = useFragment();
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const writes = useRef<readonly number[]>([]);
  // With the key of the entry: after Back, and after any other change of the address, it is no longer wanted.
  const [ahead, setAhead] = useState<{ readonly key: string; readonly path: string }>();
  const waiting = ahead?.key === key ? ahead : undefined;

  const write = useCallback(
    async (path: string) => {
      writes.current = [...writes.current.slice(1 - mostWrites), Date.now()];
      try {
        await navigate(path, { replace: true, state, flushSync: true });
      } catch {
        setAhead({ key, path });
      }
    },
    [navigate, key, state],
  );

  useEffect(() => {
    if (!waiting) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    // Whoever has left this entry is elsewhere at once; React draws it, and ends this effect, a moment later.
    const now = () => {
      if (entryKey() === waiting.key) void write(waiting.path);
    };
    const timer = setTimeout(now, pause);
    document.addEventListener('visibilitychange', now, { signal });
    // A reload asks for the address as it was before this event.
    const ask = (event: BeforeUnloadEvent) => {
      askBeforeUnload(event);
      now();
    };
    window.addEventListener('beforeunload', ask, { signal });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [waiting, write]);

  function edit(path: string) {
    const recent = writes.current.filter((at) => at > Date.now() - span);
    if (recent.length < mostWrites) void write(path);
    else setAhead({ key, path });
  }

  return [waiting ? waiting.path.slice(waiting.path.indexOf('#') + 1) : fragment, edit];
}
