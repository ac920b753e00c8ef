import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { useAppSelector } from '../../hooks';
import { policyPath } from '../../paths';
import { color } from '../../ui/palette';
import { answerColors } from './answerColors';
import { AnswerIcon } from './AnswerIcon';
import { selectVotes } from './votesSlice';

const words = surveys.policyPage;

/** Two rows on a phone, so that each cell is wide enough for a thumb. The gap leaves space for the focus ring. */
const Row = styled('ol')({
  display: 'grid',
  gridTemplateColumns: `repeat(${policyIds.length}, minmax(0, 1fr))`,
  gap: 8,
  marginBlockStart: 20,
  textAlign: 'center',
  color: color('muted'),
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  '@media screen and (max-width: 560px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});

const Mark = styled(Link)({
  display: 'block',
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover > span': { borderStyle: 'solid', borderColor: color('ink') },
  '&[aria-current]': { color: color('ink'), fontWeight: 700 },
  '&[aria-current] > span': { boxShadow: `0 0 0 2px ${color('page')}, 0 0 0 4px ${color('primary')}` },
  '@media (forced-colors: active)': { '&[aria-current] > span': { outline: '3px solid Highlight' } },
});

const Cell = styled('span')({
  display: 'grid',
  placeItems: 'center',
  height: 44,
  border: `1px dashed ${color('control')}`,
  borderRadius: 8,
  ...answerColors,
  '@media (forced-colors: active)': { color: 'CanvasText' },
  '@media print': { '&&': { background: 'none', color: '#000', borderColor: '#000' } },
});

/**
 * One cell for each policy, with the visitor's answer and a link to its page. @param current the policy whose page
 * this is.
 */
export function AnswerStrip({ current }: { readonly current?: PolicyId }) {
  const votes = useAppSelector(selectVotes);
  return (
    <Row role="list" aria-label={words.marks}>
      {policyHeadings.map(({ id, slug, title }, index) => {
        const answer = votes[id];
        return (
          <li key={id}>
            <Mark
              to={policyPath(slug)}
              aria-label={words.mark(
                index + 1,
                title,
                answer ? surveys.answers[answer] : surveys.notAnswered,
              )}
              aria-current={id === current ? 'step' : undefined}
            >
              <Cell data-answer={answer}>{answer && <AnswerIcon answer={answer} />}</Cell>
              {index + 1}
            </Mark>
          </li>
        );
      })}
    </Row>
  );
}
