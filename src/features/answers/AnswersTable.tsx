import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { policyHeadings } from 'words/policyHeadings';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { letterPath, policyPath } from '../../lib/paths';
import { StarIcon } from '../../ui/icons';
import { policyStarred, policyUnstarred, selectIsStarred, selectStarredFirst } from './starredSlice';
import { PolicyLabel, PolicyNumber } from '../../ui/PolicyLabel';
import { AnswerMark } from '../../ui/AnswerMark';
import { StarButton } from '../../ui/answersSection';
import { AnswersTable as Table } from '../../ui/DataTable';
import type { Answer } from '../../content/answerIds';
import { selectVotes } from './votesSlice';

const words = myAnswers.table;

/** The starred policies are first, as the caption says, but no unanswered policy is before an answered one. */
export function AnswersTable() {
  const order = useAppSelector(selectStarredFirst);
  const votes = useAppSelector(selectVotes);
  const rows = order.flatMap((id) => policyHeadings.filter((heading) => heading.id === id));
  const [answered, open] = [rows.filter(({ id }) => votes[id]), rows.filter(({ id }) => !votes[id])];
  const { policy, answer, star, next } = words.columns;
  return (
    <Table
      caption={words.caption}
      columns={[policy, answer, star, next]}
      rows={[...answered, ...open].map((heading) => tableRow(heading, votes[heading.id]))}
    />
  );
}

/** One policy: its title, the visitor's answer, the button that stars it, and links to write a letter or to answer. */
function tableRow({ id, slug, category, title }: PolicyHeading, answer: Answer | undefined) {
  return {
    id,
    title: (
      <PolicyLabel as="div">
        <PolicyNumber aria-hidden>{id}</PolicyNumber>
        <small>{category}</small>
        <Link to={policyPath(slug)}>{title}</Link>
      </PolicyLabel>
    ),
    cells: [
      answer ? <AnswerMark answer={answer} /> : <small>{words.notAnswered}</small>,
      <Star id={id} title={title} />,
      <>
        {answer && (
          <Link to={letterPath(slug)} aria-label={words.writeLabel(title)}>
            {words.write}
          </Link>
        )}{' '}
        <Link to={policyPath(slug)} aria-label={answer ? words.changeLabel(title) : words.answerLabel(title)}>
          {answer ? words.change : words.answer}
        </Link>
      </>,
    ],
  };
}

function Star({ id, title }: Pick<PolicyHeading, 'id' | 'title'>) {
  const dispatch = useAppDispatch();
  const starred = useAppSelector((state) => selectIsStarred(state, id));
  return (
    <StarButton
      data-screen-only={undefined}
      aria-pressed={starred}
      aria-label={words.starLabel(title)}
      onClick={() => dispatch(starred ? policyUnstarred(id) : policyStarred(id))}
    >
      <StarIcon />
      {words.star}
    </StarButton>
  );
}
