interface PageParts {
  readonly lang: string;
  /** What comes first in the head, as HTML: title, description, canonical address and the like, styles. */
  readonly head: string;
  /** The prerendered app; empty for the development server. */
  readonly body: string;
  /** HTML after the app's root element. */
  readonly beside?: string;
}

/** The HTML document every route is printed in. @returns a whole page. */
export function pageHtml({ lang, head, body, beside = '' }: PageParts): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}
</head>
<body>
<div id="root">${body}</div>
${beside}
</body>
</html>
`;
}
