import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { education } from 'words/education';
import { color } from '../../theme/palette';
import { hairline, onScreen } from '../../theme/tokens';
import { Hint } from '../../ui/Hint';
import { RichText } from '../../ui/RichText';
import { litInView } from './gateInView';
import { ended, height, laws, pathOf, stretch, walls } from './riverStrands';

const { overview, labels, figure } = education.process;

/** The stations as text, for screen readers and for paper. */
const BillStations = styled('ol')({
  '@media print': { display: 'grid', gap: 8 },
  '@media not print': visuallyHidden,
});

/** What the end is called stands below the drawing. */
const end = '4rem';

/**
 * Shares of the column's width. Behind the first gate the bills take up three quarters of the drawing (`riverStrands.ts`).
 * If either share grows, the names of the gates cover bills.
 */
const narrow = { river: '80%', names: '37%' } as const;
const wide = { river: '86%', names: '34%' } as const;

/** The drawing runs down, and the names of its gates stand in what the bills that ended before them leave free. */
const River = styled('div')({
  display: 'grid',
  gridTemplateRows: `auto repeat(5, minmax(6rem, 1fr)) ${end}`,
  // The drawing is sticky. Higher than this, its caption of 16rem would stay below the edge of the window.
  [onScreen.from('lg')]: { minBlockSize: 'min(48rem, 100vh - 16rem)' },
});

/** Forced colours change `color` and leave `stroke` as it is. */
const Strands = styled('svg')({
  gridArea: '2 / 1 / 7 / 2',
  inlineSize: narrow.river,
  [onScreen.from('lg')]: { inlineSize: wide.river },
  // Without these the rows would become as high as the proportions of the drawing ask for, more than a window.
  blockSize: 0,
  minBlockSize: '100%',
  fill: 'none',
  color: color('control'),
  stroke: 'currentColor',
});

const Strand = styled('path')({
  vectorEffect: 'non-scaling-stroke',
  '&[data-walls]': { color: color('ink'), stroke: 'currentColor', strokeWidth: 3 },
  '&[data-law]': { color: color('primary'), stroke: 'currentColor', strokeWidth: 4 },
});

const Figure = styled('figure')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** What is introduced stands above the drawing, the other names beside their stretch, and what the end is called below. */
const Gate = styled('div', { shouldForwardProp: (name) => name !== 'index' })<{ readonly index: number }>(
  ({ index }) => ({
    gridColumn: 1,
    gridRow: index === 0 ? 1 : index + 2,
    justifySelf: index === 0 ? 'stretch' : 'end',
    inlineSize: index === 0 ? 'auto' : narrow.names,
    paddingBlock: 8,
    borderBlockStart: hairline,
    // Where the drawing stays in view beside the steps.
    [onScreen.from('lg')]: { ...(index > 0 && { inlineSize: wide.names }), ...litInView(index) },
  }),
);

/** No bill ends at the last station: it is law there. */
interface Station {
  readonly name: string;
  readonly yourVoice: string;
  readonly whereBillsStop?: string;
}

const stations: readonly Station[] = overview.stations;

const length = 5 * stretch;

/**
 * A hundred bills from top to bottom, fewer behind each gate. The drawing is hidden from
 * screen readers, which get the stations as a list; so does paper.
 */
export function RiverOfBills() {
  const { gates } = overview;
  return (
    <>
      <BillStations role="list" aria-label={overview.label}>
        {stations.map(({ name, yourVoice, whereBillsStop }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p>
              {labels.yourVoice}: {yourVoice}
            </p>
            {whereBillsStop && (
              <p>
                {overview.ends}: {whereBillsStop}
              </p>
            )}
          </li>
        ))}
      </BillStations>
      <Figure>
        <River aria-hidden="true">
          {/* Before the drawing: after it, their lines would be painted over its walls. */}
          {gates.map(({ name, note }, index) => (
            <Gate key={name} index={index}>
              <Typography variant="label" component="p">
                {name}
              </Typography>
              <Typography variant="note">{note}</Typography>
              {index === 0 && (
                <Typography variant="note" sx={{ color: 'primary.main', fontWeight: 650 }}>
                  {overview.voice}
                </Typography>
              )}
            </Gate>
          ))}
          <Strands viewBox={`0 0 ${height} ${length}`} preserveAspectRatio="none">
            <g transform="matrix(0 1 1 0 0 0)">
              <Strand d={ended} />
              <Strand d={walls} data-walls />
              {Array.from({ length: laws }, (_, bill) => (
                <Strand key={bill} d={pathOf(bill)} data-law />
              ))}
            </g>
          </Strands>
        </River>
        <figcaption>
          <Typography variant="note">
            <RichText text={figure} />
          </Typography>
          <Hint>{overview.drawn}</Hint>
        </figcaption>
      </Figure>
    </>
  );
}
