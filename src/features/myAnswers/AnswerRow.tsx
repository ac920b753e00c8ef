import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../hooks';
import { myAnswers } from '../../content/en/myAnswers';
import type { PolicyHeading } from '../../content/types';
import { cardPath, letterPath } from '../../paths';
import { color } from '../../ui/palette';
import { AnswerMark } from '../votes/AnswerMark';
import { selectAnswer } from '../votes/votesSlice';
import { StarButton } from './StarButton';

const words = myAnswers.table;

const Category = styled('span')({
  display: 'block',
  color: color('muted'),
  fontSize: '0.8125rem',
  fontWeight: 400,
});

const Open = styled('span')({ color: color('muted'), fontSize: '0.9375rem' });

/** One policy: what it is, what the visitor said, whether it matters most, and what can be done about it. */
export function AnswerRow({ heading }: { readonly heading: PolicyHeading }) {
  const { id, slug, category, title } = heading;
  const answer = useAppSelector((state) => selectAnswer(state, id));
  return (
    <tr>
      <th scope="row">
        <Category>{category}</Category>
        <Link to={cardPath(slug)}>{title}</Link>
      </th>
      <td>{answer ? <AnswerMark answer={answer} size="large" /> : <Open>{words.notAnswered}</Open>}</td>
      <td>
        <StarButton heading={heading} />
      </td>
      <td>
        {answer ? (
          <Link to={letterPath(slug)} aria-label={words.writeLabel(title)}>
            {words.write}
          </Link>
        ) : (
          <Link to={cardPath(slug)} aria-label={words.answerLabel(title)}>
            {words.answer}
          </Link>
        )}
      </td>
    </tr>
  );
}
