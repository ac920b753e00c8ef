interface PageParts {
  /** Title, description, canonical address and the like, as HTML. */
  readonly head: string;
  /** The prerendered app; empty for the development server. */
  readonly body: string;
  /** What stands beside the app. */
  readonly beside?: string;
  /** Addresses of the scripts. */
  readonly scripts: readonly string[];
  readonly css?: string;
  /** Content Security Policy; the development server, which needs a looser one, has none. */
  readonly policy?: string;
  /** Runs before the first paint; see `inlineScript.ts`. */
  readonly inlineScript?: string;
  readonly lang: string;
}

/** Scripts that do not load by themselves: the inline script asks for them once the page is painted (`scriptLoader.ts`). */
function template(scripts: readonly string[]): string {
  return `<template>${scripts.map((src) => `<script src="${src}"></script>`).join('')}</template>`;
}

/** The HTML document every route is printed in. @returns a whole page. */
export function pageHtml({
  head,
  body,
  beside = '',
  scripts,
  css = '',
  policy = '',
  inlineScript = '',
  lang,
}: PageParts): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
${policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`}
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}
${inlineScript && `<script>${inlineScript}</script>`}
${css}
${scripts.length > 0 ? template(scripts) : ''}
</head>
<body>
<div id="root">${body}</div>
${beside}
</body>
</html>
`;
}
