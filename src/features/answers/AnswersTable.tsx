import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { memo } from 'react';
import { myAnswers } from 'words/myAnswers';
import { policyHeadings } from 'words/policyHeadings';
import type { Answer } from '../../content/answerIds';
import type { PolicyHeading } from '../../content/types';
import { useAppSelector } from '../../lib/hooks';
import { letterPath, policyPath } from '../../lib/paths';
import { hairline, onScreen } from '../../theme/tokens';
import { AnswerMark } from '../../ui/AnswerMark';
import { PolicyTile } from '../../ui/PolicyTile';
import { StarButton } from './StarButton';
import { selectStarred, selectStarredFirst } from './starredSlice';
import { selectVotes } from './votesSlice';

const words = myAnswers.table;

/** Below it a row is a title with its answer, and at the end the star and the way on. */
const asList = onScreen.upTo('md');

const Caption = styled('caption')(visuallyHidden);

const Head = styled(TableHead)({ [asList]: visuallyHidden });

const Row = styled(TableRow)({
  breakInside: 'avoid',
  [asList]: {
    display: 'grid',
    gridTemplate: '"policy star" auto "answer way" auto / minmax(0, 1fr) auto',
    gap: '4px 8px',
    alignItems: 'center',
    paddingBlock: 12,
    borderBlockEnd: hairline,
  },
});

const cell = { display: 'block', padding: 0, border: 0 } as const;

const PolicyCell = styled(TableCell)({ [asList]: { ...cell, gridArea: 'policy' } });
const AnswerCell = styled(TableCell)({ [asList]: { ...cell, gridArea: 'answer' } });
const StarCell = styled(TableCell)({ [asList]: { ...cell, gridArea: 'star' } });
const WayCell = styled(TableCell)({
  inlineSize: '1%',
  whiteSpace: 'nowrap',
  [asList]: { ...cell, gridArea: 'way' },
});

const Policy = styled('div')({ display: 'flex', alignItems: 'center', gap: 16 });

/** Spread: the linter takes the roles for redundant, as it knows nothing of `display`. */
const role = (name: string) => ({ role: name });

/**
 * The starred policies are first, as the caption says, but no unanswered policy is before an answered one. Every part has an
 * explicit role, because Safari does not treat a table with a changed `display` as a table.
 */
export function AnswersTable() {
  const order = useAppSelector(selectStarredFirst);
  const starred = useAppSelector(selectStarred);
  const votes = useAppSelector(selectVotes);
  const rows = order.flatMap((id) => policyHeadings.filter((heading) => heading.id === id));
  const [answered, open] = [rows.filter(({ id }) => votes[id]), rows.filter(({ id }) => !votes[id])];
  const { policy, answer, star, next } = words.columns;
  return (
    <Table {...role('table')} sx={{ marginBlockStart: { xs: 4, md: 5 } }}>
      <Caption>{words.caption}</Caption>
      <Head {...role('rowgroup')}>
        <TableRow {...role('row')}>
          <TableCell {...role('columnheader')}>{policy}</TableCell>
          <TableCell {...role('columnheader')}>{answer}</TableCell>
          <TableCell {...role('columnheader')} data-screen-only={starred.length > 0 ? undefined : ''}>
            {star}
          </TableCell>
          <TableCell {...role('columnheader')} data-screen-only>
            {next}
          </TableCell>
        </TableRow>
      </Head>
      <TableBody {...role('rowgroup')}>
        {[...answered, ...open].map((heading) => (
          <PolicyRow
            key={heading.id}
            heading={heading}
            answer={votes[heading.id]}
            anyStarred={starred.length > 0}
          />
        ))}
      </TableBody>
    </Table>
  );
}

interface PolicyRowProps {
  readonly heading: PolicyHeading;
  readonly answer: Answer | undefined;
  readonly anyStarred: boolean;
}

/** One policy: its tile and title, the visitor's answer, the button that stars it, and one way on. */
const PolicyRow = memo(function PolicyRow({ heading, answer, anyStarred }: PolicyRowProps) {
  const { id, slug, category, title } = heading;
  return (
    <Row {...role('row')}>
      <PolicyCell component="th" scope="row" {...role('rowheader')}>
        <Policy>
          <PolicyTile policyId={id} answer={answer} />
          <div>
            <Typography variant="note" component="div" color="textSecondary">
              {category}
            </Typography>
            <Link variant="label" href={policyPath(slug)}>
              {title}
            </Link>
          </div>
        </Policy>
      </PolicyCell>
      <AnswerCell {...role('cell')}>
        {answer ? <AnswerMark answer={answer} /> : <Chip variant="dashed" label={words.notAnswered} />}
      </AnswerCell>
      <StarCell {...role('cell')} data-screen-only={anyStarred ? undefined : ''}>
        <StarButton id={id} title={title} />
      </StarCell>
      <WayCell {...role('cell')} data-screen-only>
        {answer ? (
          <Button
            variant="outlined"
            size="small"
            href={letterPath(slug)}
            aria-label={words.writeLabel(title)}
          >
            {words.write}
          </Button>
        ) : (
          <Button
            variant="outlined"
            size="small"
            href={policyPath(slug)}
            aria-label={words.answerLabel(title)}
          >
            {words.answer}
          </Button>
        )}
      </WayCell>
    </Row>
  );
});
