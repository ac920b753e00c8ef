/** Titles speak in a serif, everything read in a plain sans. On a first visit over a slow network the fallbacks stay. */
export const serif = "'Source Serif 4 Variable', Georgia, serif";
export const sans = "'Public Sans Variable', system-ui, sans-serif";
