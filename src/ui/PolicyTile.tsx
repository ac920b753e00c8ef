import { styled } from '@mui/material/styles';
import type { PolicyId } from '../content/policyIds';
import { answerPaths, lineDrawing } from './icons';
import { color } from './palette';
import { answerColors, colorsByAnswer } from './answerStyles';
import { answers } from '../content/answerIds';
import type { Answer } from '../content/answerIds';
import { pictograms } from './pictograms';
import { radius } from './tokens';

/**
 * @returns the answer's icon on a white disc, as generated content: it needs no element, is shown as soon as the inline
 * script sets `data-answer`, and is kept on paper and in forced colours, which both drop backgrounds.
 */
function mark(answer: Answer): string {
  const disc = "<circle cx='10' cy='10' r='9.2' fill='#fff' stroke='#16213a' stroke-width='1.5'/>";
  const sign = `<path d='${answerPaths[answer]}' transform='translate(4 4) scale(.6)' fill='none' stroke='#16213a' stroke-width='3.2' stroke-linecap='round' stroke-linejoin='round'/>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20' viewBox='0 0 20 20'>${disc}${sign}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}")`;
}

const Tile = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 44,
  aspectRatio: '1',
  border: `1.5px dashed ${color('control')}`,
  borderRadius: radius.card,
  color: color('muted'),
  ...answerColors,
  '&&': { background: color('card') },
  // The answer's colour grows from the middle when the answer changes; a tile that is rendered with an answer is filled
  // from the start. `scale`, not `clip-path`: browsers animate it off the main thread, where the app may be busy.
  '&::before': {
    content: "''",
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    scale: '0',
    transition: 'scale 180ms ease-out',
  },
  '&[data-answer]::before': { scale: '1' },
  ...colorsByAnswer('::before'),
  '&&::before': { borderWidth: 0 },
  '&::after': {
    position: 'absolute',
    insetBlockEnd: 2,
    insetInlineEnd: 2,
    display: 'grid',
    scale: '0.8',
    transformOrigin: '100% 100%',
  },
  // Makes room for the mark.
  '&[data-answer] svg': { translate: '-14% -14%' },
  ...Object.fromEntries(
    answers.map((answer) => [`&[data-answer=${answer}]::after`, { content: mark(answer) }]),
  ),
  '& svg': {
    position: 'relative',
    inlineSize: '54%',
    maxInlineSize: 44,
    ...lineDrawing,
  },
  // The tile of the policy that is shown now.
  '[aria-current] > &': { boxShadow: `0 0 0 3px ${color('page')}, 0 0 0 5px ${color('primary')}` },
  '@media (forced-colors: active)': {
    '&&': { color: 'CanvasText', borderColor: 'CanvasText' },
    '[aria-current] > &': { outline: '3px solid Highlight', outlineOffset: 2 },
  },
  '@media print': {
    '&&': { background: 'none', color: '#000', borderColor: '#000' },
    '&::before': { display: 'none' },
  },
});

interface PolicyTileProps {
  readonly policyId: PolicyId;
  readonly answer?: Answer | undefined;
}

/**
 * The answer is a property, because it may be another person's. Hidden from assistive technology: whatever uses it has
 * to say the same in words, beside it or in the name of the link around it.
 */
export function PolicyTile({ policyId, answer }: PolicyTileProps) {
  return (
    <Tile data-tile={policyId} data-answer={answer} aria-hidden>
      <svg viewBox="0 0 24 24">
        <path d={pictograms[policyId]} />
      </svg>
    </Tile>
  );
}
