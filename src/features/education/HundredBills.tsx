import { education } from 'words/education';
import { RichText } from '../../ui/RichText';
import { HundredDots } from '../../ui/HundredDots';

const dots = Array.from({ length: 100 }, (_, index) => ({
  x: (index % 20) * 20 + 10,
  y: Math.floor(index / 20) * 20 + 10,
}));
/** How many of a hundred bills become law: the upper end of the range that the source gives. */
const laws = 2;

/** The drawing is hidden from screen readers, because the caption says the same. */
export function HundredBills() {
  return (
    <HundredDots>
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
    </HundredDots>
  );
}
