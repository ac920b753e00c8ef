import { styled } from '@mui/material/styles';
import Stepper from '@mui/material/Stepper';
import Step from '@mui/material/Step';
import { education } from 'words/education';
import { lineDrawing } from '../../ui/icons';
import { color } from '../../ui/palette';
import { text } from '../../ui/tokens';
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

const wide = '@media (min-width: 860px)';
/** At most a share of the window's width, or the disc would leave no space for enlarged text on a phone. */
const disc = 'min(3.25rem, 16vw)';

const Path = styled(Stepper)({
  margin: '24px 0 0',
  padding: 0,
  alignItems: 'stretch',
  overflowWrap: 'anywhere',
  [wide]: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '0 12px' },
  '& svg': lineDrawing,
});

const Milestone = styled(Step)({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${disc} minmax(0, 1fr)`,
  columnGap: 16,
  padding: '0 0 20px',
  breakInside: 'avoid',
  '& > :not(svg)': { gridColumn: 2 },
  '& [data-phase]': {
    color: color('primary'),
    fontSize: text.note.fontSize,
    fontWeight: 650,
    '&:empty': { display: 'none' },
  },
  '& > svg': {
    gridRow: '1 / span 4',
    position: 'relative',
    width: disc,
    height: disc,
    padding: `calc(${disc} * 0.21)`,
    overflow: 'visible',
    border: `2px solid ${color('primary')}`,
    borderRadius: '50%',
    background: color('card'),
    color: color('primary'),
  },
  '&:last-of-type > svg': { background: color('primary'), color: color('onPrimary') },
  // Each station draws its piece of the line. The first and the last end at their discs, or the line would stick out.
  '&::before': {
    content: "''",
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${disc} / 2 - 1.5px)`,
    borderInlineStart: `3px solid ${color('primary')}`,
  },
  '&:first-of-type::before': { insetBlockStart: '2rem' },
  '&:last-of-type::before': { insetBlockEnd: 'auto', height: '2rem' },
  [wide]: {
    display: 'flex',
    flexDirection: 'column',
    padding: 0,
    textAlign: 'center',
    alignItems: 'center',
    '& [data-phase]': { '&, &:empty': { display: 'block' }, minHeight: '1.9rem', marginBlockEnd: 8 },
    '&::before, &:first-of-type::before, &:last-of-type::before': {
      insetBlock: `calc(1.9rem + 8px + ${disc} / 2 - 1.5px) auto`,
      insetInline: '-6px',
      height: 'auto',
      borderInlineStart: 0,
      borderBlockStart: `3px solid ${color('primary')}`,
    },
    '&:first-of-type::before': { insetInlineStart: '50%' },
    '&:last-of-type::before': { insetInlineEnd: '50%' },
  },
  '@media print': { '& > svg': { background: '#fff', color: '#000' } },
});

const Name = styled('strong')({
  fontSize: text.body.fontSize,
  lineHeight: 1.3,
  [wide]: { marginBlock: '8px 6px' },
});

const Note = styled('p')({
  margin: '6px 0 0',
  paddingInlineStart: '1.75rem',
  position: 'relative',
  fontSize: text.note.fontSize,
  lineHeight: 1.4,
  '& svg': {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.05em',
    width: '1.25rem',
    height: '1.25rem',
  },
  '&[data-note=whereBillsStop]': { color: color('muted') },
  [wide]: {
    paddingInlineStart: 0,
    '& svg': { position: 'static', display: 'block', margin: '0 auto 2px' },
  },
});

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
    <Path orientation="vertical" connector={null} role="list" aria-label={words.label}>
      {stations.map(({ name, yourVoice, whereBillsStop }, index) => (
        <Milestone key={name}>
          <span data-phase>{[phases[0].name, phases[1].name, '', phases[2].name][index]}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawings[index]} />
          </svg>
          <Name>{name}</Name>
          <Note data-note="yourVoice">
            <VoiceIcon />
            <b>{labels.yourVoice}:</b> <span>{yourVoice}</span>
          </Note>
          {whereBillsStop && (
            <Note data-note="whereBillsStop">
              <BillEndsIcon />
              <b>{words.ends}:</b> <span>{whereBillsStop}</span>
            </Note>
          )}
        </Milestone>
      ))}
    </Path>
  );
}
