type Headers = Readonly<Record<string, string>>;

/** Headers by address: `/*` for all, `/assets/*` for a folder, or one file. */
export type HeaderRules = ReadonlyMap<string, Headers>;

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * What a host that can send headers should send. Names of assets and fonts carry a hash of what is in
 * them, so they never change; everything else is asked for anew, cheaply by ETag.
 * @param policy the Content Security Policy. @param base the folder the site is served from, without a slash at its end.
 */
export function headerRules(policy: string, base: string): HeaderRules {
  return new Map<string, Headers>([
    [
      `${base}/*`,
      {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policy,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy':
          'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
        'Referrer-Policy': 'no-referrer',
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
      },
    ],
    [`${base}/assets/*`, immutable],
    [`${base}/fonts/*`, immutable],
  ]);
}

/** @returns the rules as the `_headers` file that several static hosts read. */
export function printHeaders(rules: HeaderRules): string {
  return [...rules]
    .map(([address, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
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

/** @returns what to send with the file at `pathname`; a later rule overrides an earlier one. */
export function headersFor(rules: HeaderRules, pathname: string): Headers {
  const matching = [...rules].filter(([address]) =>
    address.endsWith('*') ? pathname.startsWith(address.slice(0, -1)) : pathname === address,
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers)) as Headers;
}

/** @returns the headers that go with every answer, as nginx wants them. Caching is nginx's own rule there. */
export function nginxHeaders(rules: HeaderRules): string {
  const [all = {}] = rules.values();
  return Object.entries(all)
    .filter(([name]) => name !== 'Cache-Control')
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}
