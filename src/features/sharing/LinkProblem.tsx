import { Link } from 'react-router-dom';
import { compare } from 'words/compare';
import { classPath, groupPath } from '../../lib/paths';
import { readClass } from './classCode';
import { findCodes } from './readLink';
import type { CodeProblem } from './shareCode';

/** Says why a text can't be compared. If it is a group's or a class's link, links to the page that opens it instead. */
export function LinkProblem({ problem, text }: Readonly<{ problem: CodeProblem | 'nothing'; text: string }>) {
  if (problem !== 'notOurs') return compare.problems[problem];
  const [group] = findCodes(text, ['g']);
  if (group !== undefined)
    return (
      <>
        {compare.problems.group} <Link to={groupPath(group)}>{compare.openGroup}</Link>
      </>
    );
  const { code } = readClass(text);
  if (code === undefined) return compare.problems.notOurs;
  return (
    <>
      {compare.problems.class} <Link to={classPath(code)}>{compare.openClass}</Link>
    </>
  );
}
