import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { EmptyState } from '../../ui/EmptyState';
import { ChevronIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import { answerFilters, categories, printFilter } from './surveyFilter';
import type { SurveyFilter } from './surveyFilter';

const words = surveys.filters;

const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginBlockStart: 4,
  color: color('muted'),
  fontSize: '0.9375rem',
  '& > p': { margin: 0 },
  '@media print': { display: 'none' },
});

const phone = '@media (max-width: 600px)';

const OpenButton = styled(Button)({ display: 'none', [phone]: { display: 'inline-flex' } });

/**
 * Native selects. MUI's NativeSelect with its input was measured here in November 2026: 8.4 kB more script and 1.3 kB more HTML (brotli), on the page whose first paint matters most.
 */
const Fields = styled('div')({
  flex: '1 1 100%',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '4px 16px',
  [phone]: { order: 1, columnGap: 10, '&[data-open=false]': { display: 'none' } },
  '& select': {
    width: '100%',
    minHeight: 50,
    marginBlockStart: 4,
    padding: '8px 14px',
    paddingInlineEnd: 36,
    border: `1px solid ${color('control')}`,
    borderRadius: 10,
    appearance: 'none',
    background: color('card'),
    color: color('ink'),
    font: 'inherit',
    fontSize: '1rem',
    textOverflow: 'ellipsis',
  },
  '& > div': { position: 'relative' },
  '& svg': { position: 'absolute', insetInlineEnd: 10, insetBlockEnd: 17, pointerEvents: 'none' },
});

/** The names are those of `SurveyFilter`; each option has a value and its words. */
const fields = [
  {
    name: 'answer',
    label: words.answer,
    options: answerFilters.map((answer) => [answer, words.answers[answer]]),
  },
  { name: 'category', label: words.category, options: [['all', words.allCategories], ...categories] },
] as const;

const fieldId = (name: keyof SurveyFilter) => `${name}-filter`;

interface SurveyFiltersProps {
  readonly filter: SurveyFilter;
  /** How many policies match the filter. */
  readonly shown: number;
}

/**
 * Two selects that change the query of the address. On a phone they are behind a button, unless the address filters
 * already.
 */
export function SurveyFilters({ filter, shown }: SurveyFiltersProps) {
  const isActive = printFilter(filter) !== '';
  const [wasActive, setWasActive] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    setIsOpen(isOpen || isActive);
  }
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Group role="group" aria-label={words.label} data-needs-scripts>
      <OpenButton variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words.open}
      </OpenButton>
      <Fields data-open={isOpen}>
        {fields.map(({ name, label, options }) => (
          <div key={name}>
            <label htmlFor={fieldId(name)}>{label}</label>
            <select
              id={fieldId(name)}
              value={filter[name]}
              onChange={({ target }) =>
                void navigate({ pathname, search: printFilter({ ...filter, [name]: target.value }) })
              }
            >
              {options.map(([value, shown]) => (
                <option key={value} value={value}>
                  {shown}
                </option>
              ))}
            </select>
            <ChevronIcon />
          </div>
        ))}
      </Fields>
      <p role="status">{words.shown(shown, policyIds.length)}</p>
    </Group>
  );
}

const Panel = styled(EmptyState)({
  marginBlockStart: 24,
  padding: 'clamp(32px, 6vw, 56px) 24px',
  border: `2px dashed ${color('hairline')}`,
  borderRadius: 18,
});

/** Shown instead of the cards if none matches the filter: a drawing and a button that shows all. */
export function NothingFits() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Panel>
      <svg viewBox="0 0 120 84" aria-hidden="true" strokeLinecap="round">
        <rect x="26" y="6" width="68" height="40" rx="8" strokeDasharray="5 6" />
        <rect x="16" y="18" width="88" height="44" rx="8" strokeDasharray="5 6" />
        <rect className="front" x="6" y="32" width="108" height="46" rx="8" />
        <path d="M22 48h44M22 60h28" />
        <circle className="front" cx="92" cy="55" r="10" />
        <path className="front" d="m99 62 9 9" />
      </svg>
      <h2>{surveys.nothingFits.heading}</h2>
      <p>{surveys.nothingFits.text}</p>
      <Button
        variant="outlined"
        onClick={() => {
          void navigate({ pathname });
          document.getElementById(fieldId('answer'))?.focus();
        }}
      >
        {surveys.nothingFits.showAll}
      </Button>
    </Panel>
  );
}
