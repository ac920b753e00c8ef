import { color } from '../theme/palette';
import { text } from '../theme/typography';

/**
 * Every part of a table whose `display` is changed has an explicit role, because Safari does not treat it as a table:
 * VoiceOver would announce plain text. Spread: the linter takes the roles for redundant, as it knows nothing of `display`.
 */
export const role = (name: string) => ({ role: name });

export const captionLook = {
  padding: '8px 0',
  captionSide: 'top',
  ...text.note,
  color: color('muted'),
  textAlign: 'start',
} as const;
