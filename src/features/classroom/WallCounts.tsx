import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import type { Answer, Counts } from '../../content/answerIds';
import { color } from '../../theme/palette';
import { upTo } from '../../theme/tokens';
import { text } from '../../theme/typography';
import { wallControl } from '../../theme/wallTheme';
import { AnswerMark } from '../../ui/AnswerMark';
import { HoldButton } from './HoldButton';
import type { Round } from './hands';
import { answersLeftToRight } from './tallyGroup';
import type { PolicyTally } from './tallyGroup';
import { useTypedCount } from './useTypedCount';

const { present: words, result } = groupParts;

/** A figure between two buttons would leave too little for a finger: there it has a line of its own. */
const narrow = upTo('lg');

/** Figures and counters have the same places, so that nothing jumps when one takes the place of the other. */
const List = styled('dl', { shouldForwardProp: (name) => name !== 'isShown' })<{ readonly isShown: boolean }>(
  ({ isShown }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    margin: 0,
    textAlign: 'center',
    visibility: isShown ? 'visible' : 'hidden',
    // Clear of the buttons that may stand at the lower edge (`Presentation.tsx`): one row, on phones two.
    scrollMarginBlockEnd: `calc(${wallControl} + 16px)`,
    [upTo('md')]: { scrollMarginBlockEnd: `calc(2 * ${wallControl} + 24px)` },
  }),
);

/** Of one answer. A presenter's remote frames it before it counts for it. */
const Side = styled('div', { shouldForwardProp: (name) => name !== 'isAsked' })<{
  readonly isAsked: boolean;
}>(({ isAsked }) => ({
  // Not a gap between the sides: each would be aside of its third of the drawing above.
  paddingInline: 4,
  ...(isAsked && { outline: `3px solid ${color('primary')}`, outlineOffset: 4 }),
}));

const Count = styled('dd')({ display: 'flex', flexWrap: 'wrap', gap: 4, margin: '8px 0 0' });

const figure = {
  flex: '1 1 0',
  minWidth: 0,
  height: '1em',
  padding: 0,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: 'inherit',
  ...text.wallFigure,
  textAlign: 'center',
  [narrow]: { order: -1, flexBasis: '100%' },
  // Forced colours draw a ground behind each line of text. Behind one as high as this it covers the answer above.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
} as const;

const Figure = styled('strong')(figure);

const Input = styled('input')({
  ...figure,
  borderRadius: 0,
  borderColor: color('control'),
  '@media (forced-colors: active)': {
    ...figure['@media (forced-colors: active)'],
    borderColor: 'CanvasText',
  },
});

const Note = styled('small')({
  flexBasis: '100%',
  minHeight: '1lh',
  color: color('muted'),
  ...text.wall,
  [narrow]: { order: -1 },
});

interface WallCountsProps {
  readonly policy: PolicyTally;
  /** The same policy in the round that is shown. */
  readonly current: PolicyTally;
  readonly round: Round;
  /** The hands among the counts. */
  readonly raised: Counts;
  readonly isCounting: boolean;
  /** True for the result, false for the counters. */
  readonly isShown: boolean;
  /** Which of `answersLeftToRight` a remote asks for; -1 if none. */
  readonly asked: number;
  readonly onCount: (answer: Answer, count: number) => void;
}

export function WallCounts(props: WallCountsProps) {
  const { policy, current, round, raised, isCounting, isShown, asked, onCount } = props;
  /** One text, so that it can be taken out again where the browser has translated the page. */
  const shares = (answer: Answer) => {
    const share = Math.round((current[answer] / current.answered) * 100);
    const parts = [current.answered > 0 && result.percent(share), round === 1 && words.first(policy[answer])];
    return parts.filter(Boolean).join(' · ');
  };
  const stepButton = (answer: Answer, step: 1 | -1) =>
    isCounting && (
      <HoldButton
        variant="outlined"
        isHidden={isShown}
        aria-label={`${step > 0 ? '+' : '−'}1 ${surveys.answers[answer]}`}
        onStep={() => onCount(answer, raised[answer] + step)}
      >
        {step > 0 ? '+1' : '−1'}
      </HoldButton>
    );
  const list = useRef<HTMLDListElement>(null);
  // In a low window the figures may be above or below what is seen while the button is pressed that shows them.
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isShown]);
  return (
    <List ref={list} isShown={isShown || isCounting}>
      {answersLeftToRight.map((answer, place) => (
        <Side key={answer} isAsked={place === asked}>
          <dt>
            <AnswerMark answer={answer} />
          </dt>
          <Count>
            {stepButton(answer, -1)}
            {isShown || !isCounting ? (
              <Figure>{current[answer]}</Figure>
            ) : (
              <HandsField
                label={words.hands(surveys.answers[answer])}
                count={raised[answer]}
                onCount={(count) => onCount(answer, count)}
              />
            )}
            {stepButton(answer, 1)} <Note>{isShown ? shares(answer) : ''}</Note>
          </Count>
        </Side>
      ))}
    </List>
  );
}

interface HandsFieldProps {
  readonly label: string;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

function HandsField({ label, count, onCount }: HandsFieldProps) {
  const typed = useTypedCount(count, onCount);
  return (
    <Input
      {...typed}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      onFocus={(event) => event.target.select()}
      onClick={(event) => event.currentTarget.select()}
    />
  );
}
