import { education } from 'words/education';
import { Hint } from '../../ui/Hint';
import { RichText } from '../../ui/RichText';
import { BillStations, River, RiverGates } from '../../ui/billPath';
import { ended, height, laws, pathOf, stretch, walls } from './riverStrands';

const { overview, labels, figure } = education.process;

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
      <figure>
        <River aria-hidden="true">
          <svg viewBox={`0 0 ${height} ${length}`} preserveAspectRatio="none">
            <g transform="matrix(0 1 1 0 0 0)">
              <path d={ended} />
              <path d={walls} data-walls />
              {Array.from({ length: laws }, (_, bill) => (
                <path key={bill} d={pathOf(bill)} data-law />
              ))}
            </g>
          </svg>
          <RiverGates>
            {gates.map(({ name, note }, index) => (
              <div key={name}>
                <b>{name}</b>
                <span>{note}</span>
                {index === 0 && <strong>{overview.voice}</strong>}
              </div>
            ))}
          </RiverGates>
        </River>
        <figcaption>
          <p>
            <RichText text={figure} />
          </p>
          <Hint>{overview.drawn}</Hint>
        </figcaption>
      </figure>
    </>
  );
}
