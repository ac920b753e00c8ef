import { color } from './palette';

/** What every card of the site stands on. Not MUI's Paper: it brings 2.4 kB of elevations and color arithmetic. */
export const surface = {
  border: `1px solid ${color('hairline')}`,
  borderRadius: 18,
  background: color('card'),
} as const;
