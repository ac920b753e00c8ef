import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { myAnswers } from 'words/myAnswers';
import { policyHeadings } from 'words/policyHeadings';
import type { Answer } from '../../content/answerIds';
import type { PolicyHeading } from '../../content/types';
import { useAppSelector } from '../../lib/hooks';
import { letterPath, policyPath } from '../../lib/paths';
import { lineEnd } from '../../theme/inputs';
import { from } from '../../theme/tokens';
import { text } from '../../theme/typography';
import { AnswerMark } from '../../ui/AnswerMark';
import { ArrowIcon } from '../../ui/icons';
import { PolicyTile, tileSize } from '../../ui/PolicyTile';
import { StackingTable } from '../../ui/StackingTable';
import { StarButton } from './StarButton';
import { selectStarred, selectStarredFirst } from './starredSlice';
import { useReasonLines } from './useReasonLines';
import { selectVotes } from './votesSlice';
import { Why } from './Why';

const words = myAnswers.table;

/** The starred policies are first, as the caption says, but no unanswered policy is before an answered one. */
export function AnswersTable() {
  const order = useAppSelector(selectStarredFirst);
  const isStarred = useAppSelector(selectStarred).length > 0;
  const votes = useAppSelector(selectVotes);
  const linesOf = useReasonLines();
  const rows = order.flatMap((id) => policyHeadings.filter((heading) => heading.id === id));
  const [answered, open] = [rows.filter(({ id }) => votes[id]), rows.filter(({ id }) => !votes[id])];
  const { policy, answer, star, next } = words.columns;
  return (
    <StackingTable
      caption={words.caption}
      captionHidden
      columns={[
        { name: policy },
        { name: answer },
        { name: star, onPhone: 'corner', align: 'center', screenOnly: !isStarred },
        { name: next, onPhone: 'beside', align: 'right', width: '1%', screenOnly: true },
      ]}
      rows={[...answered, ...open].map((heading) =>
        tableRow(heading, votes[heading.id], linesOf(heading.id)),
      )}
    />
  );
}

const Policy = styled('div')({ display: 'flex', alignItems: 'center', gap: 16 });

/**
 * At least 44 px high, for a finger. By padding that takes no room: with a minimum height, a title of one line stood
 * 10 px further from its category than one of two.
 */
const PolicyLink = styled(Link)({
  display: 'inline-block',
  '@media screen': { paddingBlock: 12, marginBlock: -12 },
});

/** In one line, where the table has columns. */
const Open = styled(Chip)({ [from('md')]: { whiteSpace: 'nowrap' } });

/** A second line would make every row higher. Without an outline: ten outlined buttons draw the eye from the answers. */
const WayOn = styled(Button)({
  whiteSpace: 'nowrap',
  ...lineEnd,
  // The cell is narrower than the button by the margin of `lineEnd`: limited to its width, the arrow would stick out of it.
  maxWidth: 'none',
});

/** Indented as far as the titles: otherwise a reason looks like a row of its own. */
const Below = styled('div')({
  [from('md')]: { paddingInlineStart: `calc(${tileSize} + 16px)` },
});

const Lines = styled('div')({
  display: 'grid',
  gap: 4,
  paddingBlockEnd: 12,
  ...text.note,
  overflowWrap: 'anywhere',
});

/**
 * One policy: its tile and title, the visitor's answer, the button that stars it, and one way on. Below it what the
 * visitor said of the answer.
 */
function tableRow(heading: PolicyHeading, answer: Answer | undefined, lines: readonly string[]) {
  const { id, slug, category, title } = heading;
  const way = answer
    ? { href: letterPath(slug), label: words.writeLabel(title), word: words.write }
    : { href: policyPath(slug), label: words.answerLabel(title), word: words.answer };
  return {
    id,
    title: (
      <Policy>
        <PolicyTile policyId={id} answer={answer} />
        <div>
          <Typography variant="note" component="div" color="textSecondary" sx={{ fontWeight: 400 }}>
            {category}
          </Typography>
          <PolicyLink variant="label" href={policyPath(slug)}>
            {title}
          </PolicyLink>
        </div>
      </Policy>
    ),
    cells: [
      answer ? <AnswerMark answer={answer} /> : <Open variant="dashed" label={words.notAnswered} />,
      <StarButton id={id} title={title} />,
      <WayOn size="small" href={way.href} aria-label={way.label} endIcon={<ArrowIcon />}>
        {way.word}
      </WayOn>,
    ] as const,
    below: answer && {
      screenOnly: lines.length === 0,
      content: (
        <Below>
          {lines.length > 0 && (
            <Lines>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Lines>
          )}
          <Why quiet heading={heading} />
        </Below>
      ),
    },
  };
}
