import { styled } from '@mui/material/styles';
import { color, sans } from '../theme/palette';
import { radius } from '../theme/tokens';
import { text } from '../theme/typography';

/** At most a share of the window's width, or the number would leave no space for enlarged text on a phone. */
const disc = 'min(2.25rem, 11vw)';

/** A border in its colour, as neither paper nor forced colours keep the background. */
export const StepNumber = styled('span')({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: disc,
  blockSize: disc,
  marginInlineEnd: 12,
  border: `2px solid ${color('primary')}`,
  borderRadius: radius.pill,
  background: color('page'),
  color: color('primary'),
  font: `650 ${text.label.fontSize}/1 ${sans}`,
  verticalAlign: 'middle',
});

/**
 * Numbered steps of a phase, with a line from one number to the next. The line is a background, which paper and forced
 * colours leave out.
 */
export const Steps = styled('ol')({
  display: 'grid',
  gap: 32,
  marginBlockStart: 24,
  background: `linear-gradient(${color('primary')} 0 0) calc(${disc} / 2 - 1.5px) / 3px no-repeat`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: `${disc} minmax(0, 1fr)`,
    gap: '8px 12px',
    alignItems: 'baseline',
  },
  '& > li > *': { gridColumn: 2, margin: 0 },
  '& > li > :first-child': { gridArea: '1 / 1' },
});

/** Where bills stop, or what the visitor can do, tinted. */
export const StepNote = styled('div')({
  padding: '12px 16px',
  border: `1px solid ${color('control')}`,
  borderRadius: radius.card,
  ...text.label,
  '& svg': { marginInlineEnd: 8, verticalAlign: 'text-bottom' },
  '&[data-note=yourVoice]': { background: color('tint') },
});
