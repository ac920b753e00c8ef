import { Link } from 'react-router-dom';
import { compare } from 'words/compare';
import { groupPath } from '../../paths';
import { findCodes } from '../links/readLink';
import type { CodeProblem } from '../links/shareCode';

/** Says why a text holds nothing to compare. If it holds a group, links to the page that can open it. */
export function LinkProblem({ problem, text }: Readonly<{ problem: CodeProblem | 'nothing'; text: string }>) {
  const [group] = findCodes(text, ['g']);
  if (problem !== 'notOurs' || group === undefined) return compare.problems[problem];
  return (
    <>
      {compare.problems.group} <Link to={groupPath(group)}>{compare.openGroup}</Link>
    </>
  );
}
