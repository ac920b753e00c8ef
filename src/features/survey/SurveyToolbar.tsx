import { Link, useLocation, useNavigate } from 'react-router-dom';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { useDeferredSelector } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { Toolbar } from '../../ui/toolbar';
import { selectProgress } from '../answers/votesSlice';
import { answerFilters, printFilter } from './surveyFilter';
import type { SurveyFilter } from './surveyFilter';

export function SurveyToolbar({ filter }: { readonly filter: SurveyFilter }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { answered } = useDeferredSelector(selectProgress);
  return (
    <Toolbar data-screen-only>
      {/* The inline script may have corrected the number: React would report the difference. */}
      <p data-count="" suppressHydrationWarning>
        {surveys.progress(answered, policyIds.length)}
      </p>
      <Link to={paths.myAnswers}>{surveys.myAnswers}</Link>
      <div data-needs-scripts>
        <select
          id={filterId}
          aria-label={surveys.filters.answer}
          value={filter}
          onChange={({ target }) =>
            void navigate({ pathname, search: printFilter(target.value as SurveyFilter) })
          }
        >
          {answerFilters.map((answer) => (
            <option key={answer} value={answer}>
              {surveys.filters.answers[answer]}
            </option>
          ))}
        </select>
      </div>
    </Toolbar>
  );
}

export const filterId = 'answer-filter';
