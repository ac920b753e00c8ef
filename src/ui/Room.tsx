import { styled } from '@mui/material/styles';
import { answers } from '../content/answerIds';
import type { Counts } from '../content/answerIds';
import { color } from './palette';
import { mostDots, roomPlaces, roomSize } from './roomPlaces';

/** What moves does so once, from one result to the next, and not at all for whoever asked for less motion. */
const moves = '400ms ease-in-out';

const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  flex: 'none',
  '& line': { stroke: color('control'), strokeWidth: 0.04 },
  '& circle, & rect': { strokeWidth: 0.09, stroke: color('control'), fill: color('page') },
  '& [data-answer=yes]': { fill: color('yes'), stroke: color('yes') },
  '& [data-answer=no]': { fill: color('no'), stroke: color('no') },
  '& [data-answer=undecided]': { fill: color('undecided'), stroke: color('undecidedBorder') },
  '@media (prefers-reduced-motion: no-preference)': {
    '& circle': { transition: `cx ${moves}, cy ${moves}, fill ${moves}, stroke ${moves}` },
    '& rect': { transition: `x ${moves}, width ${moves}` },
  },
});

interface RoomProps {
  /** If the counts are of more, everybody who was counted is drawn. */
  readonly people: number;
  /** Before the answers are known, 0 for each: everybody then stands in the middle. */
  readonly counts: Counts;
}

/**
 * Everybody who answered as a dot, or, where these would be too small, each answer as a bar. The figures say the same, and
 * how many did not say.
 */
export function Room({ counts, ...room }: RoomProps) {
  const people = Math.max(room.people, counts.yes + counts.no + counts.undecided);
  const { columns, rows, width } = roomSize(people);
  return (
    <Drawing viewBox={`${-width / 2} -0.5 ${width} ${rows}`} aria-hidden="true">
      {people > 0 && <line x1="0" x2="0" y1="-0.5" y2={rows - 0.5} />}
      {people > mostDots ? (
        <Bars counts={counts} people={people} columns={columns} rows={rows} />
      ) : (
        roomPlaces(people, counts).map(({ x, y, answer }, at) => (
          // Who stands where is of no meaning: the places are filled from left to right.
          <circle key={at} cx={x} cy={y} r={0.36} data-answer={answer} />
        ))
      )}
    </Drawing>
  );
}

interface BarsProps extends RoomProps {
  readonly columns: number;
  readonly rows: number;
}

function Bars({ people, counts, columns, rows }: BarsProps) {
  const edge = columns / 2 + 1;
  const length = (count: number) => (count / people) * columns;
  const from = {
    yes: -edge - length(counts.yes),
    no: edge,
    undecided: -length(counts.undecided) / 2,
  };
  const bar = { y: -0.3, height: rows - 0.4 };
  const isKnown = counts.yes + counts.no + counts.undecided > 0;
  return (
    <>
      {!isKnown && <rect {...bar} x={-columns / 2} width={columns} />}
      {answers.map((answer) => (
        <rect key={answer} {...bar} x={from[answer]} width={length(counts[answer])} data-answer={answer} />
      ))}
    </>
  );
}
