import { useEffect, useEffectEvent, useState } from 'react';
import { ifPossible } from '../../storage/storageArea';

/*
 * A group stands in its address alone, and a link opened in another tab has to find it without either being stored.
 * The page of a group holds a lock with the code in its name: every tab of the site can read it, also while a phone
 * lets the page sleep, and the browser drops it with the page. Storage would outlive the tab; asking over a channel
 * would find no page that sleeps.
 */
const prefix = 'civic-voice-group ';

/** Missing where the page was opened over plain http. */
const locks = () => (navigator as { locks?: LockManager }).locks;

/** Nothing where storage is blocked: Firefox then refuses channels too. */
const openChannel = () => ifPossible(() => new BroadcastChannel('civic-voice-group'));

/**
 * @param link in the address; for another one, and for a visitor who comes back to this tab, it is looked again.
 * @returns the code of the group that was opened or changed last in this browser; empty if none is open.
 */
export function useOpenGroup(link: string): string {
  const [code, setCode] = useState('');
  useEffect(() => {
    const look = () => void findGroup().then(setCode, () => undefined);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [link]);
  return code;
}

async function findGroup(): Promise<string> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : [])).sort();
  return names.at(-1)?.split(' ')[2] ?? '';
}

/** Tells the page of a group that someone was added to it in another tab, so that both stay the same group. */
export function tellGrowth(from: string, to: string): void {
  const channel = openChannel();
  channel?.postMessage({ from, to });
  channel?.close();
}

/**
 * Lets other tabs find the group of this page, and follows it when one of them adds somebody.
 * @param code empty for none. @param onGrowth is called with the code of what it has become.
 */
export function useShownGroup(code: string, onGrowth: (to: string) => void): void {
  useEffect(() => {
    if (!code) return;
    let close: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => (close = resolve));
    locks()
      ?.request(`${prefix}${String(Date.now())} ${code}`, () => closed)
      .catch(() => undefined);
    return () => close();
  }, [code]);
  const hear = useEffectEvent(({ data: { from, to } }: MessageEvent<{ from: string; to: string }>) => {
    if (from === code) onGrowth(to);
  });
  useEffect(() => {
    const channel = openChannel();
    channel?.addEventListener('message', hear);
    return () => channel?.close();
  }, []);
}
