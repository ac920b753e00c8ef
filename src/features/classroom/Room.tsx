import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Answer, Counts } from '../../content/answerIds';
import { color } from '../../theme/palette';
import { isAnyCounted } from './hands';
import { mostDots, roomPlaces, roomSize } from './roomPlaces';
import { answersLeftToRight } from './tallyGroup';

/** What moves does so once, from one result to the next, and not at all for whoever asked for less motion. */
const moves = '400ms ease-in-out';

/** On a wall of 1280 x 720 px figures, buttons and all words must have room as well. */
const heights = { row: '5rem', wall: '14vh' } as const;

const Drawing = styled('svg', { shouldForwardProp: (name) => name !== 'highest' })<{
  readonly highest: keyof typeof heights;
}>(({ highest }) => ({
  display: 'block',
  width: '100%',
  maxHeight: heights[highest],
  flex: 'none',
  '& circle, & rect': { strokeWidth: 0.09, stroke: color('control'), fill: color('page') },
  // As the bubble and the signs beside the figures are filled.
  '& [data-answer=yes]': { fill: color('yesFill'), stroke: color('yesFill') },
  '& [data-answer=no]': { fill: color('noFill'), stroke: color('noFill') },
  '& [data-answer=undecided]': { fill: color('undecidedFill'), stroke: color('undecidedBorder') },
  // Forced colors leave fills as they are. Who did not answer stays hollow; where somebody stands says which answer it is.
  '@media (forced-colors: active)': {
    '& circle, & rect': { fill: 'Canvas', stroke: 'CanvasText' },
    '& [data-answer]': { fill: 'CanvasText', stroke: 'CanvasText' },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '& svg, & circle, & rect': { transition: `all ${moves}` },
  },
}));

interface RoomProps {
  /** If the counts are of more, everybody who was counted is drawn. */
  readonly people: number;
  /** Before the answers are known, 0 for each: everybody then stands in the whole room. */
  readonly counts: Counts;
  readonly height?: keyof typeof heights;
}

/**
 * Everybody who answered as a dot, or, where these would be too small, each answer as a bar. The figures say the same, and
 * how many did not say.
 */
export function Room({ counts, height = 'row', ...room }: RoomProps) {
  const people = Math.max(room.people, counts.yes + counts.no + counts.undecided);
  const { columns, rows } = roomSize(people);
  const isKnown = isAnyCounted(counts);
  /**
   * A drawing of its own, so that the thirds are as wide as those of the figures, also where the height is limited. Not
   * cut at its edges: before the answers are known, people stand beyond them.
   */
  const inThird = (key: number | string, answer: Answer | undefined, drawn: ReactNode) => (
    <svg
      key={key}
      x={`${answersLeftToRight.indexOf(answer ?? 'undecided') * (100 / 3)}%`}
      width={`${100 / 3}%`}
      overflow="visible"
      viewBox={`${-(columns + 1) / 2} -0.5 ${columns + 1} ${rows}`}
    >
      {drawn}
    </svg>
  );
  const bar = (length: number, answer?: Answer) => (
    <rect x={-length / 2} y={-0.3} width={length} height={rows - 0.4} data-answer={answer} />
  );
  return (
    <Drawing highest={height} style={{ aspectRatio: `${3 * (columns + 1)} / ${rows}` }} aria-hidden="true">
      {people > mostDots
        ? answersLeftToRight.map((answer) =>
            inThird(answer, answer, bar((counts[answer] / people) * columns, answer)),
          )
        : roomPlaces(people, counts).map(({ x, y, answer }, at) =>
            // Who stands where is of no meaning: the places are filled from left to right.
            inThird(at, answer, <circle cx={x} cy={y} r={0.36} data-answer={answer} />),
          )}
      {people > mostDots && !isKnown && inThird('all', undefined, bar(3 * columns))}
    </Drawing>
  );
}
