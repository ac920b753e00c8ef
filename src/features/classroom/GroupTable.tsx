import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import { color } from '../../theme/palette';
import { hairline } from '../../theme/tokens';
import { text } from '../../theme/typography';
import { captionLook, role } from '../../ui/tableParts';
import { AnswerKey } from './AnswerKey';
import { changeInWords } from './changeInWords';
import { Room } from './Room';
import { answersLeftToRight, rounds } from './tallyGroup';
import type { GroupTally, PolicyTally } from './tallyGroup';

const { result: words, columns } = groupParts;

const Caption = styled('caption')({
  // Above the styles that MUI's Table has for its caption.
  '&&': captionLook,
});

/** On the screen a row is its title and drawing above three figures, each below its part of the drawing; on paper one line. */
const Row = styled(TableRow)({
  breakInside: 'avoid',
  '@media screen': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // What is hidden from sight only would otherwise be placed by the page, and make it longer.
    position: 'relative',
  },
});

const Title = styled(TableCell)({
  ...text.label,
  '@media screen': { gridColumn: '1 / -1', border: 0, paddingInlineEnd: 0, paddingBlockEnd: 4 },
}) as typeof TableCell;

/** Of a policy that nobody answered: its row is one line on the screen, whose three zeros say no more than its title. */
const SilentTitle = styled(Title)({
  '@media screen': { paddingBlockEnd: 12, borderBlockEnd: hairline },
}) as typeof TableCell;

/** Each row's title is above its cells, so that nobody needs a word for its column. */
const TitleHead = styled(TableCell)({ '@media screen': visuallyHidden });

/** Enlarged, “Undecided” is wider than its third, and reaches into both of its neighbors. */
const Figure = styled(TableCell)({
  overflowWrap: 'normal',
  '@media screen': { justifySelf: 'stretch', paddingInline: 0, paddingBlockStart: 4, textAlign: 'center' },
});

const SilentFigure = styled(Figure)({ '@media screen': visuallyHidden });

const Drawing = styled('div')({ marginBlockStart: 8 });

const Count = styled('strong')({ ...text.h3, fontVariantNumeric: 'tabular-nums' });

const Note = styled('small')({
  ...text.note,
  display: 'inline-block',
  fontWeight: 400,
  color: color('muted'),
});

const Changed = styled('p')({ ...text.note, fontWeight: 400 });

export function GroupTable({ tally: { policies } }: { readonly tally: GroupTally }) {
  return (
    <Table {...role('table')}>
      <Caption>{words.caption}</Caption>
      <TableHead {...role('rowgroup')}>
        <Row {...role('row')}>
          <TitleHead {...role('columnheader')} scope="col">
            {columns.policy}
          </TitleHead>
          {answersLeftToRight.map((answer) => (
            <Figure key={answer} {...role('columnheader')} scope="col">
              {surveys.answers[answer]}
            </Figure>
          ))}
        </Row>
      </TableHead>
      <TableBody {...role('rowgroup')}>
        {rounds(policies).map((policy) => (
          <PolicyRow key={policy.label} policy={policy} />
        ))}
      </TableBody>
    </Table>
  );
}

function PolicyRow({ policy }: { readonly policy: PolicyTally }) {
  const { label, answered, of, change } = policy;
  const [Head, Cell] = answered > 0 ? [Title, Figure] : [SilentTitle, SilentFigure];
  return (
    <Row {...role('row')}>
      <Head {...role('rowheader')} component="th" scope="row">
        {label} <Note>{words.answered(answered, of)}</Note>
        {change && <Changed>{changeInWords(change)}</Changed>}
        {answered > 0 && (
          <Drawing>
            <Room people={of} counts={policy} />
          </Drawing>
        )}
      </Head>
      {answersLeftToRight.map((answer) => (
        <Cell key={answer} {...role('cell')}>
          <AnswerKey answer={answer} />
          <Count>{policy[answer]}</Count>{' '}
          {answered > 0 && <Note>{words.percent(Math.round((policy[answer] / answered) * 100))}</Note>}
        </Cell>
      ))}
    </Row>
  );
}
