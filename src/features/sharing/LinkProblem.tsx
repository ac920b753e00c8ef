import { compare } from 'words/compare';
import { CodeOfOtherPage } from '../../ui/CodeOfOtherPage';
import { pageOfCode } from './pageOfCode';
import type { CodeProblem } from './shareCode';

/** Says why a text can't be compared. If it holds a code of another page, links to that. */
export function LinkProblem({ problem, text }: Readonly<{ problem: CodeProblem | 'nothing'; text: string }>) {
  const other = problem === 'notOurs' ? pageOfCode(text, 'v') : undefined;
  return other ? <CodeOfOtherPage {...other} /> : compare.problems[problem];
}
