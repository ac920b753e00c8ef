import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tiles } from 'words/tiles';
import { useDeferredSelector } from '../../lib/hooks';
import { allAnsweredId } from '../../lib/paths';
import { ResultPanel, ResultWays } from '../../ui/resultPanel';
import { selectCompletedBy } from './votesSlice';
import { waysOn } from './waysOn';

const words = tiles.allAnswered;

/**
 * Shown if all policies are answered and an answer was given since the page was loaded. Not a dialog, as nothing has to
 * be decided. Takes no focus, so a page may show it anywhere.
 * @param children the answers, where they are not in view anyway.
 */
export function AllAnswered({ children }: { readonly children?: ReactNode }) {
  const completedBy = useDeferredSelector(selectCompletedBy);
  if (!completedBy) return null;
  return (
    <ResultPanel aria-labelledby={allAnsweredId}>
      <div>
        <h2 id={allAnsweredId} tabIndex={-1}>
          {words.heading}
        </h2>
        <p>{words.text}</p>
      </div>
      {children}
      <ResultWays data-screen-only role="list">
        {waysOn.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <strong>{title}</strong> {text}
            </Link>
          </li>
        ))}
      </ResultWays>
    </ResultPanel>
  );
}
