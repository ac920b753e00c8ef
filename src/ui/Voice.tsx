import { keyframes, styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Answer } from '../content/answerIds';
import { policyIds } from '../content/policyIds';
import type { PolicyId } from '../content/policyIds';
import { color } from '../theme/palette';
import { duration } from '../theme/tokens';
import { pictograms } from './pictograms';
import { clearing, pictogramSize, voicePattern, voiceShape } from './voiceShape';
import type { BubbleShape } from './voiceShape';

const { edge, dot, dotRadius, stripes, stripe } = voicePattern;

/** In px, longer than any outline on a screen: 2.9 times the widest drawing, of 1,054 px where text is enlarged. */
const wayRound = 3100;
const draw = keyframes({ from: { strokeDashoffset: wayRound } });

/**
 * The drawing's lines have the same width at any size: 3 px around what is somebody's own. The patterns have ids, which
 * differ from one drawing of a page to the next.
 */
export const VoiceSvg = styled('svg', {
  shouldForwardProp: (name) => name !== 'patterns' && name !== 'line',
})<{
  /** Start of the patterns' ids. */
  readonly patterns: string;
  /** Width of the pictograms' lines. */
  readonly line?: string;
}>(({ patterns, line = '2px' }) => ({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '& path': { vectorEffect: 'non-scaling-stroke' },
  '& [data-ground]': { fill: color('card') },
  '& [data-seams]': { stroke: color('control'), strokeWidth: 1.5, strokeDasharray: '4 5' },
  '& [data-outline]': { stroke: color('ink'), strokeWidth: 3 },
  '& [data-drawn]': {
    strokeDasharray: wayRound,
    animation: `${draw} ${duration.outline}ms ease-in-out`,
  },
  // A wider line in the color of the ground separates it from stripes, on which it could not be seen. That line scales with
  // the drawing: at a fixed width it would cover parts of the cells beside it in a small one.
  '& [data-ring]': { stroke: color('card'), strokeWidth: 9 },
  '& path[data-ring=""]': { vectorEffect: 'none' },
  '& [data-ring=line]': { stroke: color('primary'), strokeWidth: 3 },
  // Until the stored answers are loaded, which say what is open.
  'html[data-next] & [data-ring]': { visibility: 'hidden' },
  // The fill grows from the middle of its cell when the answer changes; a cell that is rendered with an answer is filled
  // from the start. `scale`: browsers animate it off the main thread, where the app may be busy.
  '& [data-fill]': {
    transformBox: 'fill-box',
    transformOrigin: 'center',
    scale: '0',
    transition: `scale ${duration.cell}ms ease-out`,
  },
  '& [data-answer] [data-fill]': { scale: '1' },
  '& [data-answer=yes] [data-fill]': { fill: color('yesFill') },
  '& [data-answer=no] [data-fill]': { fill: `url(#${patterns}-no)` },
  '& [data-answer=undecided] [data-fill]': { fill: `url(#${patterns}-undecided)` },
  '& [data-hidden] [data-fill]': { scale: '1', fill: color('tint') },
  '& :is([data-answer=no], [data-answer=undecided]) [data-clearing]': { fill: color('card') },
  '& [data-pictogram]': { stroke: color('muted'), strokeWidth: line },
  '& [data-answer] [data-pictogram]': { stroke: color('ink') },
  '& [data-answer=yes] [data-pictogram]': { stroke: color('onBar') },
  '@media (forced-colors: active)': {
    '--cv-ink': 'CanvasText',
    '--cv-muted': 'CanvasText',
    '--cv-control': 'CanvasText',
    '--cv-card': 'Canvas',
    '--cv-tint': 'Canvas',
    '--cv-onBar': 'Canvas',
    '--cv-yesFill': 'CanvasText',
    '--cv-noFill': 'CanvasText',
    '--cv-undecidedFill': 'Canvas',
    '--cv-undecidedBorder': 'CanvasText',
    '--cv-primary': 'Highlight',
  },
}));

/** Stripes and dots, once in each drawing. */
export function VoicePatterns({ id }: { readonly id: string }) {
  return (
    <>
      <pattern
        id={`${id}-no`}
        width={stripes}
        height={stripes}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d={`M0 0H${stripes}V${stripes}H0Z`} fill={color('card')} />
        <path d={`M0 0H${stripe}V${stripes}H0Z`} fill={color('noFill')} />
      </pattern>
      <pattern
        id={`${id}-undecided`}
        x={edge}
        y={edge}
        width={dot}
        height={dot}
        patternUnits="userSpaceOnUse"
      >
        <path d={`M0 0H${dot}V${dot}H0Z`} fill={color('card')} />
        <circle
          cx={dot / 2}
          cy={dot / 2}
          r={dotRadius}
          fill={color('undecidedFill')}
          stroke={color('undecidedBorder')}
          strokeWidth="1.5"
        />
      </pattern>
    </>
  );
}

interface BubbleProps {
  readonly shape: BubbleShape;
  /** A cell for each; `hidden` says that there is an answer, and not which. */
  readonly cells: readonly { readonly id: PolicyId; readonly answer: Answer | 'hidden' | undefined }[];
  /** The policy that is shown or asked now. */
  readonly current?: PolicyId | undefined;
  /** True to draw the outline once, when all is answered. */
  readonly drawsOutline?: boolean;
}

/** One speech bubble, within a drawing. */
export function Bubble({ shape, cells, current, drawsOutline }: BubbleProps) {
  return (
    <>
      <path data-ground="" d={shape.outline} />
      <path data-seams="" d={shape.seams} />
      {cells.map(({ id, answer }, place) => {
        const { x, y } = shape.middles[place] ?? { x: 0, y: 0 };
        const isHidden = answer === 'hidden';
        return (
          <g
            key={id}
            data-tile={id}
            data-answer={isHidden ? undefined : answer}
            data-hidden={isHidden ? '' : undefined}
          >
            <path data-fill="" d={shape.cells[place]} />
            <rect
              data-clearing=""
              x={x - clearing.width / 2}
              y={y - clearing.height / 2}
              width={clearing.width}
              height={clearing.height}
              rx={clearing.width / 2}
            />
            {id === current && (
              <>
                <path data-ring="" d={shape.rings[place]} />
                <path data-ring="line" d={shape.rings[place]} />
              </>
            )}
            <path
              data-pictogram=""
              d={pictograms[id]}
              transform={`translate(${x - pictogramSize / 2} ${y - pictogramSize / 2}) scale(${(pictogramSize / 24).toFixed(3)})`}
            />
          </g>
        );
      })}
      <path data-outline="" data-drawn={drawsOutline ? '' : undefined} d={shape.outline} />
    </>
  );
}

interface VoiceProps extends Pick<BubbleProps, 'current' | 'drawsOutline'> {
  readonly answers: Readonly<Partial<Record<PolicyId, Answer>>>;
}

/**
 * One person's answers as a speech bubble: a cell for each policy, with its pictogram; plain for Yes, striped for No,
 * dotted for Undecided. SVG, as printers and forced colours leave out backgrounds. Hidden from assistive technology:
 * whatever uses it has to say the same in words.
 */
export function Voice({ answers, ...bubble }: VoiceProps) {
  const id = useId();
  return (
    <VoiceSvg patterns={id} viewBox={`0 0 ${voiceShape.width} ${voiceShape.height}`} aria-hidden>
      <VoicePatterns id={id} />
      <Bubble
        shape={voiceShape}
        cells={policyIds.map((policy) => ({ id: policy, answer: answers[policy] }))}
        {...bubble}
      />
    </VoiceSvg>
  );
}
