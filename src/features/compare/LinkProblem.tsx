import { Link } from 'react-router-dom';
import { compare } from 'words/compare';
import { groupPath } from '../../paths';
import { findCodes } from '../links/readLink';
import type { CodeProblem } from '../links/shareCode';

/** Why there is nothing to compare in a text, and where it belongs if it holds a group. */
export function LinkProblem({ problem, text }: Readonly<{ problem: CodeProblem | 'nothing'; text: string }>) {
  const [group] = findCodes(text, ['g']);
  if (problem !== 'notOurs' || group === undefined) return compare.problems[problem];
  return (
    <>
      {compare.problems.group} <Link to={groupPath(group)}>{compare.openGroup}</Link>
    </>
  );
}
