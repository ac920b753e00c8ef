const styling = new Set(['theme', 'as', 'sx', 'ownerState']);

/**
 * Stands in the bundle for `@emotion/is-prop-valid`, a list of every attribute HTML and SVG know (1.6 kB):
 * which properties of a styled element reach the page. This site hands its elements no others but these,
 * which styling itself consumes.
 */
export default function isPropValid(name: string): boolean {
  return !styling.has(name);
}
