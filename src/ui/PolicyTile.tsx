import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { PolicyId } from '../content/policyIds';
import { lineDrawing } from './icons';
import { color, sans } from '../theme/palette';
import { answerColors } from '../theme/answerColors';
import { answers } from '../content/answerIds';
import type { Answer } from '../content/answerIds';
import { pictograms } from './pictograms';
import { from, radius } from '../theme/tokens';
import { text } from '../theme/typography';

/** As signs, which need no element: they are shown as soon as the inline script sets `data-answer`. */
const signs: Readonly<Record<Answer, string>> = { yes: '✓', no: '×', undecided: '?' };

/** In rows and lists. */
export const tileSize = '2.75rem';

/** Within the tile's round corner. */
const signAt = (inset: 2 | 4 | 8, role: 'note' | 'h3') => ({
  insetBlockEnd: inset,
  insetInlineEnd: inset,
  font: `700 ${text[role].fontSize}/${text.h2.lineHeight} ${sans}`,
});

/** In rows, lists and the head of a card; at the opening of a policy's page. */
const sizes = {
  medium: {
    inlineSize: tileSize,
    '&::after': signAt(2, 'note'),
    // Makes room for the sign, which is large for a tile of this size.
    '&[data-answer] svg': { transform: 'translate(-14%, -14%)' },
  },
  large: {
    inlineSize: 'min(4rem, 20vw)',
    '&::after': signAt(4, 'note'),
    [from('md')]: { inlineSize: '6rem', '&::after': signAt(8, 'h3') },
  },
} as const;

const Tile = styled('span')<{ readonly size: keyof typeof sizes }>({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  aspectRatio: '1',
  border: `1.5px dashed ${color('control')}`,
  borderRadius: '25%',
  background: color('card'),
  color: color('muted'),
  ...answerColors,
  // A white disc, also where backgrounds are left out or forced.
  '&::after': {
    position: 'absolute',
    inlineSize: '1.2em',
    borderRadius: radius.pill,
    background: '#fff',
    color: '#16213a',
    textAlign: 'center',
    forcedColorAdjust: 'none',
  },
  ...Object.fromEntries(
    answers.map((answer) => [`&[data-answer=${answer}]::after`, { content: `'${signs[answer]}'` }]),
  ),
  '& svg': { inlineSize: '54%', ...lineDrawing },
  variants: [
    { props: { size: 'medium' }, style: sizes.medium },
    { props: { size: 'large' }, style: sizes.large },
  ],
});

interface PolicyTileProps {
  readonly policyId: PolicyId;
  readonly answer?: Answer | undefined;
  readonly size?: keyof typeof sizes | undefined;
  /** Shown to who points at it. Not of a link around it: screen readers would say it after the link's name. */
  readonly title?: string;
}

/**
 * The answer is a property, because it may be another person's. Hidden from assistive technology: whatever uses it has
 * to say the same in words, beside it or in the name of the link around it.
 */
export const PolicyTile = memo(function PolicyTile({
  policyId,
  answer,
  size = 'medium',
  title,
}: PolicyTileProps) {
  return (
    <Tile size={size} title={title} data-tile={policyId} data-answer={answer} aria-hidden>
      <svg viewBox="0 0 24 24">
        <path d={pictograms[policyId]} />
      </svg>
    </Tile>
  );
});
