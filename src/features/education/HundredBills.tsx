import { styled } from '@mui/material/styles';
import { education } from 'words/education';
import { color } from '../../ui/palette';
import { RichText } from '../../ui/RichText';

const dots = Array.from({ length: 100 }, (_, index) => ({
  x: (index % 20) * 20 + 10,
  y: Math.floor(index / 20) * 20 + 10,
}));
/** How many of a hundred bills become law: the upper end of the range that the source gives. */
const laws = 2;

const Figure = styled('figure')({
  margin: '40px 0 0',
  breakInside: 'avoid',
  '& svg': {
    display: 'block',
    width: '100%',
    maxWidth: 480,
    fill: 'none',
    stroke: color('control'),
    strokeWidth: 1.5,
  },
  '& [data-law]': { fill: color('primary'), stroke: color('primary') },
  '& figcaption': { marginBlockStart: 12, fontWeight: 650 },
  '@media (forced-colors: active)': {
    '& svg': { stroke: 'CanvasText' },
    '& [data-law]': { fill: 'CanvasText' },
  },
});

/** The drawing is hidden from screen readers, because the caption says the same. */
export function HundredBills() {
  return (
    <Figure>
      <svg viewBox="0 0 400 100" aria-hidden="true">
        {dots.map(({ x, y }, index) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={index < laws ? 7.5 : 5.5}
            data-law={index < laws || undefined}
          />
        ))}
      </svg>
      <figcaption>
        <RichText text={education.process.figure} />
      </figcaption>
    </Figure>
  );
}
