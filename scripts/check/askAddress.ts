/** What an address answers. Blocked is not gone: many official sites refuse programs and open in any browser. */
export type AddressState = 'ok' | 'moved' | 'gone' | 'blocked';

const timeoutMs = 20_000;
const refusals = [401, 403, 405, 406, 429, 503];

/** @returns the state of the address, and the page's title or what is wrong. */
export async function askAddress(url: string): Promise<{ state: AddressState; about: string }> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'User-Agent': 'Civic Voice link check', Accept: 'text/html,*/*' },
    });
    if (refusals.includes(response.status)) return { state: 'blocked', about: `status ${response.status}` };
    if (!response.ok) return { state: 'gone', about: `status ${response.status}` };
    const title = /<title[^>]*>([^<]*)/i.exec(await response.text())?.[1]?.trim() ?? 'no title';
    // An address without a path is asked for with a slash: nothing has moved.
    if (response.url !== new URL(url).href) return { state: 'moved', about: `to ${response.url}: ${title}` };
    return { state: 'ok', about: title };
  } catch (error) {
    const { cause, message } = error as Error;
    return { state: 'gone', about: cause instanceof Error ? cause.message : message };
  }
}

/** @returns whether one of the addresses answers anything at all: if none does, the fault is this machine's network. */
export async function isOnline(urls: readonly string[]): Promise<boolean> {
  const answers = urls.map((url) => fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) }));
  return Promise.any(answers).then(
    () => true,
    () => false,
  );
}
