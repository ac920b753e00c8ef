import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { useAppSelector, useDeferredSelector } from '../../lib/hooks';
import { useStarted } from '../../lib/started';
import { NoMatches } from './NoMatches';
import { PolicyCard } from './PolicyCard';
import { matchingIds, nextPolicy, parseFilter, printFilter } from './surveyFilter';
import { SurveyToolbar } from './SurveyToolbar';
import { selectFirstOpen, selectVotes } from '../answers/votesSlice';

/** Whether the toolbar sticks depends on its width (`theme/stickyEdges.ts`). */
const List = styled('div')({ container: 'list / inline-size' });

/** What was pressed before the app runs; once that is replayed there is no `window.early`. */
function pressedEarly(): readonly string[] {
  const ids = window.early?.pressed.answers.map(({ policy }) => policy) ?? [];
  return policyHeadings.filter(({ id }) => ids.includes(id)).map(({ slug }) => slug);
}

/**
 * Shown are the cards that match the filter, the one named in the address, and those on which the visitor pressed
 * something since the filter was set: otherwise a card would disappear from under the finger that answers it.
 */
export function PolicyCards() {
  const isStarted = useStarted();
  const { search, hash } = useLocation();
  // The printed page holds all cards, and `filterCards.ts` hides some of them until the stored answers are here. Without
  // these, a filter would leave no card, or none out.
  const filter = parseFilter(isStarted ? search : '');
  const query = printFilter(filter);
  const fitting = useAppSelector((state) => matchingIds(selectVotes(state), filter));
  const open = useDeferredSelector(selectFirstOpen);
  const [pressed, setPressed] = useState({ query, slugs: [] as readonly string[] });
  // Only for this filter: with the next one, a card pressed before would be shown although it does not match.
  if (pressed.query !== query) setPressed({ query, slugs: pressedEarly() });

  const shown = policyHeadings.filter(
    ({ id, slug }) => fitting.split(' ').includes(id) || `#${slug}` === hash || pressed.slugs.includes(slug),
  );

  // When cards above it appear or disappear, for instance because stored answers arrive, keep the card named in the
  // address in view.
  useEffect(() => {
    const { activeElement } = document;
    if (query !== '' && activeElement && `#${activeElement.id}` === hash) {
      activeElement.scrollIntoView({ behavior: 'instant' });
    }
  }, [query, hash, fitting]);

  function keep({ target }: SyntheticEvent) {
    const slug = target instanceof Element ? target.closest('article')?.id : undefined;
    // Without a filter all cards are shown whatever is pressed, so there is nothing to remember, and no extra render.
    if (filter === 'all' || !slug || pressed.slugs.includes(slug)) return;
    setPressed({ query, slugs: [...pressed.slugs, slug] });
  }

  return (
    <List>
      <SurveyToolbar filter={filter} />
      <Typography variant="note" role="status">
        {filter !== 'all' && surveys.filters.shown(shown.length, policyIds.length)}
      </Typography>
      {/* Blocks: a grid would lay out all its cards again whenever one changes. `data-printed` is for `filterCards.ts`. */}
      <div data-printed={!isStarted || undefined} onClickCapture={keep}>
        {policyHeadings.map((heading) => {
          const next = nextPolicy(heading, shown, open);
          return (
            <PolicyCard
              key={heading.id}
              heading={heading}
              hidden={!shown.includes(heading)}
              nextPath={next && `${query && `?${query}`}#${next.slug}`}
              nextTitle={next?.title}
            />
          );
        })}
      </div>
      {shown.length === 0 && <NoMatches />}
    </List>
  );
}
