import { Link } from 'react-router-dom';
import { compare } from 'words/compare';
import { classPath, groupPath } from '../../paths';
import { readClass } from '../links/classCode';
import { findCodes } from '../links/readLink';
import type { CodeProblem } from '../links/shareCode';

/** Says why a text holds nothing to compare. If it holds a group or a class, links to the page that can open it. */
export function LinkProblem({ problem, text }: Readonly<{ problem: CodeProblem | 'nothing'; text: string }>) {
  const [group] = findCodes(text, ['g']);
  const { code: classCode } = readClass(text);
  if (problem !== 'notOurs' || (group === undefined && classCode === undefined))
    return compare.problems[problem];
  return group === undefined ? (
    <>
      {compare.problems.class} <Link to={classPath(classCode ?? '')}>{compare.openClass}</Link>
    </>
  ) : (
    <>
      {compare.problems.group} <Link to={groupPath(group)}>{compare.openGroup}</Link>
    </>
  );
}
