import { education } from 'words/education';
import { BillPath, Milestone, MilestoneName, MilestoneNote } from '../../ui/billPath';
import { BillEndsIcon, VoiceIcon } from './noteIcons';

const words = education.process.overview;

/** Must be in the order of the stations: a light bulb, the Capitol, columns, a pen over a signature, a sealed page. */
const drawings = [
  'M9 18h6M10 21h4M8.5 15.5a6 6 0 1 1 7 0c-.6.5-1 1.2-1 2h-5c0-.8-.4-1.5-1-2z',
  'M12 2.5v2.5M7 12a5 5 0 0 1 10 0M5 12h14M6.5 12v6M10 12v6M14 12v6M17.5 12v6M4 18h16M3 21h18',
  'M3 9.5 12 4l9 5.5zM5.5 9.5V17M10 9.5V17M14 9.5V17M18.5 9.5V17M4 17h16M3 20.5h18',
  'M4 20.5c2-3 3.5-3 4.5-1.5s2.5 1.5 4-.5M14.5 14.5 11 15.5l1-3.5 7-7a1.8 1.8 0 0 1 2.5 2.5z',
  'M6 3h12v18H6zM9 7.5h6M9 11h6M15.8 16.2a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 1 1 3.6 0',
];

/** No bill ends at the last station: it is law there. */
interface Station {
  readonly name: string;
  readonly yourVoice: string;
  readonly whereBillsStop?: string;
}

const stations: readonly Station[] = words.stations;

export function BillOverview() {
  const { labels, phases } = education.process;
  return (
    <BillPath orientation="vertical" connector={null} role="list" aria-label={words.label}>
      {stations.map(({ name, yourVoice, whereBillsStop }, index) => (
        <Milestone key={name}>
          <span data-phase>{[phases[0].name, phases[1].name, '', phases[2].name][index]}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawings[index]} />
          </svg>
          <MilestoneName>{name}</MilestoneName>
          <MilestoneNote data-note="yourVoice">
            <VoiceIcon />
            <b>{labels.yourVoice}:</b> <span>{yourVoice}</span>
          </MilestoneNote>
          {whereBillsStop && (
            <MilestoneNote data-note="whereBillsStop">
              <BillEndsIcon />
              <b>{words.ends}:</b> <span>{whereBillsStop}</span>
            </MilestoneNote>
          )}
        </Milestone>
      ))}
    </BillPath>
  );
}
