import { styled } from '@mui/material/styles';
import { useLocation, useNavigate } from 'react-router-dom';
import { surveys } from '../../content/en/surveys';
import { policyIds } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { answerFilters, categories, printFilter } from './surveyFilter';
import type { SurveyFilter } from './surveyFilter';
import { useSurveyFilter } from './useShownPolicies';
import { TextField } from '../../ui/TextField';

const words = surveys.filters;

/** Where focus goes when “Show all” has done its work and left. */
export const answerFilterId = 'answer-filter';

const Group = styled('div')({
  // Without scripts it could do nothing, and all cards are there.
  display: 'none',
  'html[data-scripts] &': { display: 'grid' },
  gridTemplateColumns: '1fr 1fr',
  gap: '4px 16px',
  marginBlockStart: 4,
  '@media (max-width: 480px)': { gap: '4px 10px' },
  '@media print': { '&&&': { display: 'none' } },
  '& label.MuiInputLabel-root': {
    marginBlockEnd: 4,
    color: color('muted'),
    fontSize: '0.9375rem',
    fontWeight: 400,
  },
  '& p': { gridColumn: '1 / -1', margin: 0, color: color('muted'), fontSize: '0.9375rem' },
});

export function SurveyFilters({ shown }: { readonly shown: number }) {
  const filter = useSurveyFilter();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  function change(part: Partial<SurveyFilter>) {
    void navigate({ pathname, search: printFilter({ ...filter, ...part }) });
  }

  return (
    <Group role="group" aria-label={words.label}>
      <TextField
        select
        id={answerFilterId}
        label={words.answer}
        value={filter.answer}
        onChange={({ target }) => {
          change({ answer: answerFilters.find((answer) => answer === target.value) ?? 'all' });
        }}
      >
        {answerFilters.map((answer) => (
          <option key={answer} value={answer}>
            {words.answers[answer]}
          </option>
        ))}
      </TextField>
      <TextField
        select
        id="category-filter"
        label={words.category}
        value={filter.category}
        onChange={({ target }) => {
          change({ category: target.value });
        }}
      >
        <option value="all">{words.allCategories}</option>
        {categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </TextField>
      <p role="status">{words.shown(shown, policyIds.length)}</p>
    </Group>
  );
}
