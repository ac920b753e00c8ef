import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { myAnswers } from '../../content/en/myAnswers';
import { surveys } from '../../content/en/surveys';
import type { PolicyHeading } from '../../content/types';
import { cardPath, letterPath } from '../../paths';
import { color } from '../../ui/palette';
import { selectChoice } from '../votes/votesSlice';
import { answerColors } from './answerColors';
import { AnswerIcon } from './AnswerIcon';
import { StarButton } from './StarButton';

const words = myAnswers.table;

const Category = styled('span')({
  display: 'block',
  color: color('muted'),
  fontSize: '0.8125rem',
  fontWeight: 400,
});

const Badge = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  padding: '2px 12px 2px 9px',
  border: '1px solid transparent',
  borderRadius: 16,
  fontSize: '0.9375rem',
  fontWeight: 650,
  '& svg': { width: '1.1em', height: '1.1em' },
  ...answerColors,
  '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  '@media print': { '&&': { padding: 0, border: 0, background: 'none', color: '#000' } },
});

const Open = styled('span')({ color: color('muted'), fontSize: '0.9375rem' });

/** One policy: what it is, what the visitor said, whether it matters most, and what can be done about it. */
export function AnswerRow({ heading }: { readonly heading: PolicyHeading }) {
  const { id, slug, category, title } = heading;
  const choice = useAppSelector((state) => selectChoice(state, id));
  return (
    <tr>
      <th scope="row">
        <Category>{category}</Category>
        <Link to={cardPath(slug)}>{title}</Link>
      </th>
      <td>
        {choice ? (
          <Badge data-answer={choice}>
            <AnswerIcon choice={choice} />
            {surveys.choices[choice]}
          </Badge>
        ) : (
          <Open>{words.notAnswered}</Open>
        )}
      </td>
      <td>
        <StarButton heading={heading} />
      </td>
      <td>
        {choice ? (
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
