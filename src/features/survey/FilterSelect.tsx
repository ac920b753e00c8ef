import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLocation, useNavigate } from 'react-router-dom';
import { surveys } from 'words/surveys';
import { ChevronIcon } from '../../ui/icons';
import { answerFilters, printFilter } from './surveyFilter';
import type { SurveyFilter } from './surveyFilter';

export const filterId = 'answer-filter';

export function FilterSelect({ filter }: { readonly filter: SurveyFilter }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <NativeSelect
      id={filterId}
      data-needs-scripts
      input={<OutlinedInput size="small" />}
      IconComponent={ChevronIcon}
      inputProps={{ name: 'filter', 'aria-label': surveys.filters.answer }}
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
    </NativeSelect>
  );
}
