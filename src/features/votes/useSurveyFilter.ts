import { useLocation } from 'react-router-dom';
import { useIsHydratingNow } from '../../ui/useIsHydrating';
import { parseFilter } from './surveyFilter';
import type { SurveyFilter } from './surveyFilter';

/** @returns what the address asks for. The printed page knows no query and shows all; hydration begins with that. */
export function useSurveyFilter(): SurveyFilter {
  const { search } = useLocation();
  const isHydrating = useIsHydratingNow();
  return parseFilter(isHydrating ? '' : search);
}
