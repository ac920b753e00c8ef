import { styled } from '@mui/material/styles';
import type { Answer } from '../content/answerIds';
import { policyIds } from '../content/policyIds';
import type { PolicyId } from '../content/policyIds';
import { color, serif } from '../theme/palette';
import {
  voiceAcross,
  voiceCells,
  voiceLines,
  voiceMiddle,
  voiceOutline,
  voicePattern,
  voiceSize,
} from './voiceShape';
import { radius } from '../theme/tokens';

const { edge, dot, dotRadius, stripes, stripe } = voicePattern;

const Svg = styled('svg')({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  stroke: color('ink'),
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '& text': {
    fill: color('muted'),
    stroke: 'none',
    fontFamily: serif,
    fontWeight: 700,
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
  // The fill grows from the middle of its cell when the answer changes; a cell that is rendered with an answer is filled
  // from the start. `scale`: browsers animate it off the main thread, where the app may be busy.
  '& [data-tile]': {
    stroke: 'none',
    transformBox: 'fill-box',
    transformOrigin: 'center',
    scale: '0',
    transition: 'scale 200ms ease-out',
  },
  '& [data-answer]': { scale: '1' },
  '& [data-answer=yes]': { fill: color('yesFill') },
  '& [data-answer=no]': { fill: 'url(#voice-no)' },
  '& [data-answer=undecided]': { fill: 'url(#voice-undecided)' },
  '@media (forced-colors: active)': {
    '--cv-ink': 'CanvasText',
    '--cv-muted': 'CanvasText',
    '--cv-card': 'Canvas',
    '--cv-yesFill': 'CanvasText',
    '--cv-noFill': 'CanvasText',
    '--cv-undecidedFill': 'Canvas',
    '--cv-undecidedBorder': 'CanvasText',
    '--cv-primary': 'Highlight',
  },
});

interface VoiceProps {
  readonly answers: Readonly<Partial<Record<PolicyId, Answer>>>;
  /** The policy that is shown now. */
  readonly current?: PolicyId | undefined;
}

/**
 * The answers as a speech bubble: a cell for each policy, with its number until it is answered, then plain for Yes,
 * striped for No, dotted for Undecided. SVG, as printers and forced colours leave out backgrounds. Hidden from assistive
 * technology: whatever uses it has to say the same in words. At most one on a page, because the patterns have ids.
 */
export function Voice({ answers, current }: VoiceProps) {
  return (
    <Svg viewBox={`0 0 ${voiceSize.width} ${voiceSize.height}`} aria-hidden>
      <pattern
        id="voice-no"
        width={stripes}
        height={stripes}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d={`M0 0H${stripes}V${stripes}H0Z`} fill={color('card')} stroke="none" />
        <path d={`M0 0H${stripe}V${stripes}H0Z`} fill={color('noFill')} stroke="none" />
      </pattern>
      <pattern id="voice-undecided" x={edge} y={edge} width={dot} height={dot} patternUnits="userSpaceOnUse">
        <path d={`M0 0H${dot}V${dot}H0Z`} fill={color('card')} stroke="none" />
        <circle
          cx={dot / 2}
          cy={dot / 2}
          r={dotRadius}
          fill={color('undecidedFill')}
          stroke={color('undecidedBorder')}
        />
      </pattern>
      <path d={voiceOutline} fill={color('card')} />
      {policyIds.map((id, place) => (
        <text key={id} fontSize="26" {...voiceMiddle(place)}>
          {id}
        </text>
      ))}
      {policyIds.map((id) => (
        <path key={id} d={voiceCells[id]} data-tile={id} data-answer={answers[id]} />
      ))}
      <path d={voiceLines} fill="none" stroke={color('card')} strokeWidth="4" />
      <path d={voiceOutline} fill="none" strokeWidth="4" />
      {current &&
        [color('card'), color('primary')].map((stroke, ring) => (
          <path
            key={stroke}
            d={voiceCells[current]}
            fill="none"
            stroke={stroke}
            strokeWidth={10 - 4 * ring}
          />
        ))}
    </Svg>
  );
}

/** The drawing, then a list of links that lie over its cells. */
export const VoiceFrame = styled('div')({
  position: 'relative',
  maxInlineSize: 440,
  '& ul': {
    position: 'absolute',
    inset: `0 0 ${((100 * 32) / voiceSize.height).toFixed(1)}%`,
    display: 'grid',
    gridTemplate: `repeat(2, 1fr) / repeat(${voiceAcross}, 1fr)`,
  },
  '& li': { display: 'grid' },
  '& a': { margin: 4, borderRadius: radius.card, outlineOffset: -1 },
  '& a:hover': { boxShadow: `inset 0 0 0 2px ${color('primary')}` },
});
