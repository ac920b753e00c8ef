import { dark, light } from '../../theme/palette';
import { colorsOf } from './documentStyle';
import rules from './embedCard.css';

/** The one style sheet of a card on another site: the values of both colour schemes, and its rules. */
export function embedCardStyle(): string {
  const colors = `:root{${colorsOf(light, 'light')}}`;
  const darkColors = `@media (prefers-color-scheme:dark){:root{${colorsOf(dark, 'dark')}}}`;
  return colors + darkColors + rules;
}
