import { useEffect, useEffectEvent, useState } from 'react';

/*
 * A group stands in its address alone, and a link opened in another tab has to find it without either being stored.
 * The page of a group holds a lock with the code in its name: every tab of the site can read it, also while a phone
 * lets the page sleep, and the browser drops it with the page. Storage would outlive the tab; asking over a channel
 * would find no page that sleeps.
 */
const prefix = 'civic-voice-group ';
const channelName = 'civic-voice-group';

interface Growth {
  readonly from: string;
  readonly to: string;
}

/** @returns what ends it. */
function showGroup(code: string): () => void {
  let release: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Missing where the page was opened over plain http, and in old browsers.
  const { locks } = navigator as { locks?: LockManager };
  locks?.request(`${prefix}${String(Date.now())} ${code}`, () => closed).catch(() => undefined);
  return release;
}

/**
 * @param link in the address; for another one, and for a visitor who comes back to this tab, it is looked again.
 * @returns the code of the group that was opened or changed last in this browser; empty if none is open.
 */
export function useOpenGroup(link: string): string {
  const [code, setCode] = useState('');
  useEffect(() => {
    let live = true;
    const look = () => {
      findGroup().then(
        (found) => {
          if (live) setCode(found);
        },
        () => undefined,
      );
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      live = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [link]);
  return code;
}

async function findGroup(): Promise<string> {
  const { locks } = navigator as { locks?: LockManager };
  const { held = [] } = (await locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : [])).sort();
  return names.at(-1)?.split(' ')[2] ?? '';
}

/** Tells the page of a group that someone was added to it in another tab, so that both stay the same group. */
export function tellGrowth(growth: Growth): void {
  const channel = openChannel();
  channel?.postMessage(growth);
  channel?.close();
}

/**
 * Lets other tabs find the group of this page, and follows it when one of them adds somebody.
 * @param code empty for none. @param onGrowth is called with the code of what it has become.
 */
export function useShownGroup(code: string, onGrowth: (to: string) => void): void {
  useEffect(() => (code ? showGroup(code) : undefined), [code]);
  const hear = useEffectEvent(({ data: { from, to } }: MessageEvent<Growth>) => {
    if (from === code) onGrowth(to);
  });
  useEffect(() => {
    const channel = openChannel();
    channel?.addEventListener('message', hear);
    return () => channel?.close();
  }, []);
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    // An old browser, or one that blocks storage: Firefox then refuses channels too.
    return null;
  }
}
