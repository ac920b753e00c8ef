interface PageParts {
  /** Title, description, canonical address and the like, as HTML. */
  readonly head: string;
  /** The prerendered app; empty for the development server. */
  readonly body: string;
  /** What stands beside the app. */
  readonly beside?: string;
  readonly scripts: readonly string[];
  readonly css?: string;
  /** Content Security Policy; the development server, which needs a looser one, has none. */
  readonly policy?: string;
  /** Runs before the first paint; see `early.ts`. */
  readonly early?: string;
  readonly lang?: string;
}

/** The HTML document every route is printed in. @returns a whole page. */
export function pageHtml({
  head,
  body,
  beside = '',
  scripts,
  css = '',
  policy = '',
  early = '',
  lang = 'en',
}: PageParts): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
${policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`}
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
${early && `<script>${early}</script>`}
${css}
${scripts.map((src) => `<script defer src="${src}"></script>`).join('\n')}
</head>
<body>
<div id="root">${body}</div>
${beside}
</body>
</html>
`;
}
