import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { ChevronIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import { answerFilters, categories, printFilter } from './surveyFilter';
import type { SurveyFilter } from './surveyFilter';
import { useSurveyFilter } from './useShownPolicies';

const words = surveys.filters;

/** Where focus goes when “Show all” has done its work and left. */
export const answerFilterId = 'answer-filter';
const fieldsId = 'filters';

const Group = styled('div')({
  // Without scripts it could do nothing, and all cards are there.
  display: 'none',
  'html[data-scripts] &': { display: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginBlockStart: 4,
  '@media print': { '&&&': { display: 'none' } },
  '& label': { color: color('muted'), fontSize: '0.9375rem' },
  '& p': { margin: 0, color: color('muted'), fontSize: '0.9375rem' },
});

const phone = '@media (max-width: 600px)';

const OpenButton = styled(Button)({ display: 'none', [phone]: { display: 'inline-flex' } });

const Fields = styled('div')({
  flex: '1 1 100%',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '4px 16px',
  [phone]: { order: 1, gap: '4px 10px', '&[data-open=false]': { display: 'none' } },
});

/** The browser's own. MUI's select for the same would be a third of what this screen adds to the site's script. */
const Box = styled('div')({
  position: 'relative',
  marginBlockStart: 4,
  '& select': {
    width: '100%',
    minHeight: 50,
    paddingBlock: 8,
    paddingInline: '14px 36px',
    border: `1px solid ${color('control')}`,
    borderRadius: 10,
    appearance: 'none',
    background: color('card'),
    color: color('ink'),
    font: 'inherit',
    fontSize: '1rem',
    textOverflow: 'ellipsis',
  },
  '& svg': {
    position: 'absolute',
    insetInlineEnd: 10,
    insetBlockStart: 'calc(50% - 0.5em)',
    pointerEvents: 'none',
  },
});

interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The `option`s. */
  readonly children: ReactNode;
}

function Select({ id, label, value, onChange, children }: SelectProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Box>
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        >
          {children}
        </select>
        <ChevronIcon />
      </Box>
    </div>
  );
}

/** On a phone the two lists wait behind a button, unless the address filters. */
export function SurveyFilters({ shown }: { readonly shown: number }) {
  const filter = useSurveyFilter();
  const isActive = printFilter(filter) !== '';
  const [wasActive, setWasActive] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    if (isActive) setIsOpen(true);
  }
  const navigate = useNavigate();
  const { pathname } = useLocation();

  function change(part: Partial<SurveyFilter>) {
    void navigate({ pathname, search: printFilter({ ...filter, ...part }) });
  }

  return (
    <Group role="group" aria-label={words.label}>
      <OpenButton
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {words.open}
      </OpenButton>
      <Fields id={fieldsId} data-open={isOpen}>
        <Select
          id={answerFilterId}
          label={words.answer}
          value={filter.answer}
          onChange={(value) => {
            change({ answer: answerFilters.find((answer) => answer === value) ?? 'all' });
          }}
        >
          {answerFilters.map((answer) => (
            <option key={answer} value={answer}>
              {words.answers[answer]}
            </option>
          ))}
        </Select>
        <Select
          id="category-filter"
          label={words.category}
          value={filter.category}
          onChange={(category) => {
            change({ category });
          }}
        >
          <option value="all">{words.allCategories}</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Fields>
      <p role="status">{words.shown(shown, policyIds.length)}</p>
    </Group>
  );
}
