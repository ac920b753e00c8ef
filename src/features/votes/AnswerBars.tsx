import { styled } from '@mui/material/styles';
import type { AriaAttributes } from 'react';
import { useAppSelector } from '../../hooks';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { answers } from './votes';
import { selectProgress } from './votesSlice';

export const Track = styled('svg')({
  flex: 1,
  width: '100%',
  height: 12,
  borderRadius: 6,
  background: color('track'),
  '& rect': { height: '100%' },
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    border: '1px solid CanvasText',
    background: 'Canvas',
    '& rect': { fill: 'Highlight' },
  },
  '@media print': { border: '1px solid #000', background: 'none', '& rect': { fill: '#000' } },
});

interface BarProps extends AriaAttributes {
  readonly count: number;
  /** The count of a full bar; the number of policies by default. */
  readonly of?: number;
  readonly fill: Parameters<typeof color>[0];
  readonly className?: string;
}

/**
 * A bar. MUI's LinearProgress sets its length by a `style` attribute, which the Content Security Policy of the
 * prerendered page refuses; the `width` attribute of an SVG is no style.
 */
export function Bar({ count, of = policyIds.length, fill, ...rest }: BarProps) {
  return (
    <Track {...rest}>
      <rect width={`${(count / of) * 100}%`} fill={color(fill)} />
    </Track>
  );
}

const Rows = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr 2ch',
  alignItems: 'center',
  gap: '10px 16px',
  fontVariantNumeric: 'tabular-nums',
  '& > div, & dd': { display: 'contents' },
  '& dt': { fontWeight: 'inherit' },
  '& span': { textAlign: 'end' },
});

/** How often the visitor gave each answer. The number beside each bar says the same for screen readers. */
export function AnswerBars() {
  const { byAnswer } = useAppSelector(selectProgress);
  return (
    <Rows>
      {answers.map((answer) => (
        <div key={answer}>
          <dt>{surveys.answers[answer]}</dt>
          <dd>
            <Bar count={byAnswer[answer]} fill={answer} aria-hidden="true" />
            <span>{byAnswer[answer]}</span>
          </dd>
        </div>
      ))}
    </Rows>
  );
}
