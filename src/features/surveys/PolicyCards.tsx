import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { useAppSelector } from '../../hooks';
import { useHydrated } from '../../ui/useHydrated';
import { PolicyCard } from './PolicyCard';
import { matchingIds, parseFilter, printFilter } from './surveyFilter';
import { NothingFits, SurveyFilters } from './SurveyFilters';
import { selectVotes } from '../votes/votesSlice';

/** Blocks, not a grid: a grid lays all its cards out again whenever one changes. */
const Cards = styled('div')({
  marginBlockStart: 24,
  '& > :not([hidden]) ~ *': { marginBlockStart: 32 },
  '@media print': { marginBlockStart: 14, '& > :not([hidden]) ~ *': { marginBlockStart: 40 } },
});

/**
 * All policies as cards, below what filters them; those not to be shown are drawn as well, out of sight. Shown are those
 * that fit the filter, the one the address names, and those the visitor pressed something on since the filter was set:
 * without the last, a card would vanish under the finger that answers it.
 */
export function PolicyCards() {
  const isHydrated = useHydrated();
  const { search, hash } = useLocation();
  // The printed page knows no query and shows all; hydration begins with that.
  const filter = parseFilter(isHydrated ? search : '');
  const query = printFilter(filter);
  const fitting = useAppSelector((state) => matchingIds(selectVotes(state), filter));
  const [pressed, setPressed] = useState({ query, slugs: [] as readonly string[] });
  // Another filter forgets, also for the day it is set back.
  if (pressed.query !== query) setPressed({ query, slugs: [] });

  const shown = policyHeadings.filter(
    ({ id, slug }) => fitting.split(' ').includes(id) || `#${slug}` === hash || pressed.slugs.includes(slug),
  );

  // Until now the page's inline script hid what the address filters out.
  useEffect(() => {
    if (isHydrated) document.adoptedStyleSheets = [];
  }, [isHydrated]);

  // Cards that come and go above the one the address has led to, when the stored answers arrive for
  // instance, must not push it out of sight.
  useEffect(() => {
    const { activeElement } = document;
    if (query !== '' && activeElement && `#${activeElement.id}` === hash) {
      activeElement.scrollIntoView({ behavior: 'instant' });
    }
  }, [query, hash, fitting]);

  function keep({ target }: SyntheticEvent) {
    const slug = target instanceof Element ? target.closest('article')?.id : undefined;
    // A category holds whatever is answered, and so does no filter at all: nothing to remember, nothing to draw again.
    if (filter.answer === 'all' || !slug || pressed.slugs.includes(slug)) return;
    setPressed({ query, slugs: [...pressed.slugs, slug] });
  }

  return (
    <>
      <SurveyFilters filter={filter} shown={shown.length} />
      <Cards onClickCapture={keep}>
        {policyHeadings.map((heading, index) => {
          const next = policyHeadings.slice(index + 1).find((each) => shown.includes(each));
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
      </Cards>
      {shown.length === 0 && <NothingFits />}
    </>
  );
}
