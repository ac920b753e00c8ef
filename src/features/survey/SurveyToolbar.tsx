import { styled } from '@mui/material/styles';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { useDeferredSelector } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { ChevronIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import { text } from '../../ui/tokens';
import { whereLineSticks } from '../../ui/stickyEdges';
import { selectProgress } from '../answers/votesSlice';
import { answerFilters, printFilter } from './surveyFilter';
import type { SurveyFilter } from './surveyFilter';

/**
 * Contains the toolbar and the cards. Whether the toolbar sticks depends on this container's width in `em`, because a
 * media query does not notice text that was enlarged on the page.
 */
export const SurveyList = styled('div')({ container: 'list / inline-size' });

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  // Wider than the cards, to cover the focus rings of what scrolls below it.
  marginInline: -8,
  paddingInline: 8,
  minHeight: '2.75rem',
  background: color('page'),
  fontSize: text.note.fontSize,
  '& > p': { margin: 0, color: color('muted'), whiteSpace: 'nowrap' },
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, whiteSpace: 'nowrap' },
  '@container (max-width: 20.5em)': { columnGap: 8, fontSize: text.note.fontSize },
  [whereLineSticks]: {
    '@media screen and (min-height: 30em)': { position: 'sticky', insetBlockStart: 0, zIndex: 2 },
  },
  '@media print': { display: 'none' },
});

/**
 * A native select. MUI's NativeSelect with its input would add 8.4 kB of script and 1.3 kB of HTML (brotli, measured in
 * November 2026) to the page whose first paint matters most.
 */
const Filter = styled('div')({
  position: 'relative',
  flex: '1 1 54px',
  textAlign: 'end',
  '& select': {
    fieldSizing: 'content',
    maxWidth: '100%',
    minHeight: 44,
    padding: '4px 28px 4px 4px',
    textOverflow: 'ellipsis',
    border: 0,
    borderRadius: 8,
    appearance: 'none',
    background: 'none',
    color: color('primary'),
    font: 'inherit',
    fontWeight: 650,
    cursor: 'pointer',
  },
  '& svg': {
    position: 'absolute',
    insetInlineEnd: 6,
    insetBlockStart: 'calc(50% - 0.62em)',
    pointerEvents: 'none',
    color: color('primary'),
  },
});

export function SurveyToolbar({ filter }: { readonly filter: SurveyFilter }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { answered } = useDeferredSelector(selectProgress);
  return (
    <Line>
      {/* The inline script may have corrected the number: React would report the difference. */}
      <p data-count="" suppressHydrationWarning>
        {surveys.progress(answered, policyIds.length)}
      </p>
      <Link to={paths.myAnswers}>{surveys.myAnswers}</Link>
      <Filter data-needs-scripts>
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
        <ChevronIcon />
      </Filter>
    </Line>
  );
}

export const filterId = 'answer-filter';
