import { useEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../hooks';
import { policyHeadings } from 'words/policyHeadings';
import type { PolicyId } from '../../content/policyIds';
import { useHydrated } from '../../ui/useHydrated';
import { matchingIds, parseFilter, printFilter } from './surveyFilter';
import type { SurveyFilter } from './surveyFilter';
import { selectVotes } from './votesSlice';

/** @returns what the address asks for. The printed page knows no query and shows all; hydration begins with that. */
export function useSurveyFilter(): SurveyFilter {
  const { search } = useLocation();
  return parseFilter(useHydrated() ? search : '');
}

interface ShownPolicies {
  readonly shown: ReadonlySet<PolicyId>;
  /** To be called for every press inside a card. */
  readonly keep: (press: SyntheticEvent) => void;
}

/**
 * Which cards stand on the survey screen: those that fit the filter, the one the address names, and those the
 * visitor pressed something on since the filter was set. Without the last, a card would vanish under the
 * finger that answers it.
 */
export function useShownPolicies(): ShownPolicies {
  const isHydrated = useHydrated();
  const filter = useSurveyFilter();
  const { hash } = useLocation();
  const matching = useAppSelector((state) => matchingIds(selectVotes(state), filter));
  const query = printFilter(filter);
  const [pressed, setPressed] = useState({ query, slugs: [] as readonly string[] });
  const kept = pressed.query === query ? pressed.slugs : [];
  // Another filter forgets, also for the day it is set back.
  if (pressed.query !== query) setPressed({ query, slugs: [] });

  const fitting = new Set(matching.split(' '));
  const shown = policyHeadings
    .filter(({ id, slug }) => fitting.has(id) || `#${slug}` === hash || kept.includes(slug))
    .map(({ id }) => id);

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
  }, [query, hash, matching]);

  function keep({ target }: SyntheticEvent) {
    const slug = target instanceof Element ? target.closest('article')?.id : undefined;
    // A category holds whatever is answered, and so does no filter at all: nothing to remember, nothing to draw again.
    if (filter.answer === 'all' || !slug || kept.includes(slug)) return;
    setPressed({ query, slugs: [...kept, slug] });
  }

  return { shown: new Set(shown), keep };
}
