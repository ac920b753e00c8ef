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
const BillStations = styled('ol')({ '@media not print': visuallyHidden });

/** What the end is called stands below the drawing. */
const end = '4rem';

/** The drawing runs down beside the names of its gates. */
const River = styled('div')({ position: 'relative' });

/** Beside the steps the names need less than half: the drawing is as wide as they leave room. */
const wide = { river: '62%', gates: '35%' } as const;

/** Forced colours change `color` and leave `stroke` as it is. */
const Strands = styled('svg')({
  position: 'absolute',
  inlineSize: '50%',
  blockSize: `calc(100% - ${end})`,
  fill: 'none',
  color: color('control'),
  stroke: 'currentColor',
  [onScreen.from('lg')]: { inlineSize: wide.river },
});

const Strand = styled('path')({
  vectorEffect: 'non-scaling-stroke',
  '&[data-walls]': { color: color('ink'), stroke: 'currentColor', strokeWidth: 3 },
  '&[data-law]': { color: color('primary'), stroke: 'currentColor', strokeWidth: 4 },
});

const Figure = styled('figure')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** The names of the gates, a stretch each, and what the end is called. */
const RiverGates = styled('div')({
  display: 'grid',
  gridTemplateRows: `repeat(5, minmax(6rem, 1fr)) ${end}`,
  inlineSize: '46%',
  marginInlineStart: 'auto',
  // The height of the window less that of the caption (16rem): the sticky drawing is in view with its caption.
  [onScreen.from('lg')]: { inlineSize: wide.gates, minBlockSize: 'min(46rem, 100vh - 16rem)' },
});

const Gate = styled('div', { shouldForwardProp: (name) => name !== 'index' })<{ readonly index: number }>(
  ({ index }) => ({
    paddingBlock: 8,
    borderBlockStart: hairline,
    // Where the drawing stays in view beside the steps.
    [onScreen.from('lg')]: litInView(index),
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
          <Strands viewBox={`0 0 ${height} ${length}`} preserveAspectRatio="none">
            <g transform="matrix(0 1 1 0 0 0)">
              <Strand d={ended} />
              <Strand d={walls} data-walls />
              {Array.from({ length: laws }, (_, bill) => (
                <Strand key={bill} d={pathOf(bill)} data-law />
              ))}
            </g>
          </Strands>
          <RiverGates>
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
          </RiverGates>
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
