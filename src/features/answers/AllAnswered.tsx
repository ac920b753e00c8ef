import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tiles } from 'words/tiles';
import { useDeferredSelector } from '../../lib/hooks';
import { allAnsweredId } from '../../lib/paths';
import { CardBox, CardGrid } from '../../ui/cards';
import { Stack } from '../../ui/layout';
import { NextStep } from '../../ui/nextSteps';
import { Note } from '../../ui/surveyList';
import { selectCompletedBy } from './votesSlice';
import { allAnsweredLinks } from './allAnsweredLinks';

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
    <CardBox aria-labelledby={allAnsweredId}>
      <Stack gap={16}>
        <h2 id={allAnsweredId} tabIndex={-1}>
          {words.heading}
        </h2>
        <p>{words.text}</p>
        {children}
        <CardGrid as="ul" data-screen-only role="list">
          {allAnsweredLinks.map(({ to, title, text }) => (
            <NextStep as="li" key={to}>
              <Link to={to}>{title}</Link>
              <Note>{text}</Note>
            </NextStep>
          ))}
        </CardGrid>
      </Stack>
    </CardBox>
  );
}
