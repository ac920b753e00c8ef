import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { surveys } from 'words/surveys';
import type { PolicyText } from '../../content/types';
import { gutter, hairline, inRoomOf } from '../../theme/tokens';
import { text as roles } from '../../theme/typography';
import { Cited } from './Cited';

/** A container of its own: the next one around it is a policy's whole page, with the rail beside the text. */
const Room = styled('div')({ containerType: 'inline-size' });

/** Beside each other where each has room for some five words a line; a row each on paper. */
const Panel = styled(Paper)({
  display: 'grid',
  gap: 12,
  marginBlockStart: 24,
  padding: gutter,
  '@media screen': {
    [inRoomOf('threeColumns')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 },
  },
  '@media print': { gap: 0, padding: 0, border: 0, background: 'none' },
}) as typeof Paper;

const Outcome = styled('div')({
  '& + &': { paddingBlockStart: 12, borderBlockStart: hairline },
  '@media screen': {
    [inRoomOf('threeColumns')]: { '& + &': { paddingBlockStart: 0, borderBlockStart: 0 } },
  },
  '@media print': { display: 'grid', gridTemplateColumns: '8.5em 1fr' },
});

const Name = styled('dt')({ ...roles.label, marginBlockEnd: 4 });

const Words = styled('dd')({ ...roles.body2, margin: 0 });

/** What a policy would change, what comes without it, and what holds now. */
export function Outcomes({ of }: { readonly of: PolicyText }) {
  return (
    <Room>
      <Panel component="dl" variant="tonal">
        {(['ifYes', 'ifNo', 'lawToday'] as const).map((outcome) => (
          <Outcome key={outcome}>
            <Name>{surveys.panel[outcome]}</Name>
            <Words>
              <Cited words={of[outcome]} of={of} />
            </Words>
          </Outcome>
        ))}
      </Panel>
    </Room>
  );
}
