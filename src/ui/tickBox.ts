import { color } from './palette';

/** The box or circle of a choice, in the site's own colours. Where these are forced or printed, the browser's own. */
export const tickBox = {
  width: 24,
  height: 24,
  margin: 0,
  flexShrink: 0,
  '@media screen and (forced-colors: none)': {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    border: `2px solid ${color('control')}`,
    borderRadius: 6,
    background: color('card'),
    cursor: 'inherit',
    '&:hover:enabled': { borderColor: color('primary') },
    '&[type=radio]': { borderRadius: '50%' },
    '&:checked': { borderColor: color('primary'), background: color('primary') },
    '&:disabled': { borderColor: color('hairline'), background: color('tint') },
    '&:checked::before': {
      content: '""',
      width: 14,
      height: 14,
      background: color('onPrimary'),
      clipPath: 'polygon(10% 47%, 0 58%, 38% 94%, 100% 20%, 88% 9%, 37% 71%)',
    },
    '&[type=radio]:checked::before': { width: 8, height: 8, borderRadius: '50%', clipPath: 'none' },
  },
} as const;
