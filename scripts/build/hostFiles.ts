import { framedPolicy, headerPolicy } from '../../src/app/document/headerPolicy';

type Headers = Readonly<Record<string, string>>;

/** In `_headers`, before a name without a value: removes the header that an earlier rule set (Cloudflare's syntax). */
const removed = '! ';

/** Headers by address: `/*` for all, `/assets/*` for a folder, or one file. */
export type HeaderRules = ReadonlyMap<string, Headers>;

/**
 * `no-transform`: if a host changes a page (Cloudflare rewrites mail addresses by default), hydration fails and the
 * service worker refuses the page, because its hash differs.
 */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable, no-transform' };
const askedAnew = { 'Cache-Control': 'no-cache, no-transform' };

/**
 * Of a card that other sites may show in a frame. Cloudflare would join both policies to one that still forbids it, so
 * the first is taken away. Netlify skips that line, as it takes the value of the more exact rule anyway.
 */
const framed = { [`${removed}Content-Security-Policy`]: '', 'Content-Security-Policy': framedPolicy };

/** What goes with every answer. The same for every release, so a host may keep it when the files change. */
const always = {
  'Content-Security-Policy': headerPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The camera is for /group alone, which reads codes with it. But a visitor comes there from any page without
  // loading another, and the rule of the page that was loaded first stays in force.
  'Permissions-Policy':
    'accelerometer=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Falls on the whole host, so only a site that has the host for itself may send it. Without `includeSubDomains`:
 * subdomains may be other sites that have no https.
 */
const wholeHost = { 'Strict-Transport-Security': 'max-age=31536000' };

/**
 * What a host that can send headers should send. Names of assets and fonts carry a hash of what is in
 * them, so they never change; pages and the service worker are asked for anew, cheaply by ETag. No address
 * gets one header from two rules: hosts differ in whether they then join the values or take one of them.
 * @param base the folder the site is served from, without a slash at its end.
 * @param folders those of its languages below it, likewise.
 * @param paths the pages of each. @param framedPaths what other sites may show in a frame.
 */
export function headerRules(
  base: string,
  folders: readonly string[],
  paths: readonly string[],
  framedPaths: readonly string[] = [],
): HeaderRules {
  return new Map<string, Headers>([
    [`${base}/*`, base ? always : { ...always, ...wholeHost }],
    ...folders.flatMap((folder) => [
      [`${base}${folder}/assets/*`, immutable] as const,
      [`${base}${folder}/fonts/*`, immutable] as const,
      // The page for unknown addresses under its own, where the service worker asks for it; Cloudflare sends that on.
      ...[...paths, '/404.html', '/404', '/service-worker.js'].map(
        (address) => [base + folder + address, askedAnew] as const,
      ),
      ...framedPaths.map((address) => [base + folder + address, { ...framed, ...askedAnew }] as const),
    ]),
  ]);
}

/**
 * @returns the `_redirects` file. Some hosts send `/surveys` on to `/surveys/`; a rule with status 200 makes
 * them answer where they are. It names the folder, not its `index.html`, which Cloudflare would send on again. At
 * the end stand the 404 pages of the languages in folders, for hosts that look for such a page at the top only.
 */
export function printRedirects(base: string, folders: readonly string[], paths: readonly string[]): string {
  const pages = folders.flatMap((folder) =>
    paths.filter((address) => address !== '/').map((address) => base + folder + address),
  );
  const unknown = folders
    .filter(Boolean)
    .map((folder) => `${base}${folder}/* ${base}${folder}/404.html 404\n`);
  return [...pages.map((address) => `${address} ${address}/ 200\n`), ...unknown].join('');
}

/** @returns the rules as the `_headers` file that several static hosts read. */
export function printHeaders(rules: HeaderRules): string {
  return [...rules]
    .map(([address, headers]) => {
      const lines = Object.entries(headers).map(
        ([name, value]) => `  ${name.startsWith(removed) ? name : `${name}: ${value}`}\n`,
      );
      return `${address}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Reads a `_headers` file back; only what `printHeaders` writes is understood. */
export function parseHeaders(text: string): HeaderRules {
  return new Map(
    text
      .trim()
      .split('\n\n')
      .map((block) => {
        const [address = '', ...lines] = block.split('\n');
        const headers = lines.map((line) => {
          const [name = '', ...value] = line.trim().split(': ');
          return [name, value.join(': ')] as const;
        });
        return [address, Object.fromEntries(headers)] as const;
      }),
  );
}

/**
 * @returns what to send with the file at `pathname`; the values of rules that name the same header are joined, as
 * Cloudflare does.
 */
export function headersFor(rules: HeaderRules, pathname: string): Headers {
  const sent = new Map<string, readonly string[]>();
  for (const [address, headers] of rules) {
    const matches = address.endsWith('*') ? pathname.startsWith(address.slice(0, -1)) : pathname === address;
    if (!matches) continue;
    for (const [name, value] of Object.entries(headers)) {
      if (name.startsWith(removed)) sent.delete(name.slice(removed.length));
      else sent.set(name, [...(sent.get(name) ?? []), value]);
    }
  }
  return Object.fromEntries([...sent].map(([name, values]) => [name, values.join(', ')]));
}

/** What deploy/nginx-locations.conf and deploy/Caddyfile send with every answer, but for caching and for frames. */
export const everyHeader: Headers = { ...always, ...wholeHost };
