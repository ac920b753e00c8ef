import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { appearance } from '../../content/en/appearance';
import { color } from '../../ui/palette';
import { schemes } from './appearanceDocument';
import { schemeChosen, selectScheme } from './appearanceSlice';
import { useSchemeOnPage } from './useSchemeOnPage';

const Group = styled('div')({
  // Without scripts it could do nothing; the page then follows the system.
  display: 'none',
  'html[data-scripts] &': { display: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '@media print': { '&&': { display: 'none' } },
});

const Choices = styled('div')({
  display: 'flex',
  // Room for a focus ring that touches no neighbour: beside the chosen one's filling it could not be seen.
  gap: 8,
  padding: 3,
  border: `1px solid ${color('control')}`,
  borderRadius: 12,
  background: color('card'),
});

const chosen = { background: color('ink'), color: color('page') };
const chosenForced = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' };
/** By the root's mark rather than the state: right with the first paint, before the app knows what is stored. */
const ofChosen = [
  'html:not([data-scheme]) &[data-choice-of=system]',
  'html[data-scheme=light] &[data-choice-of=light]',
  'html[data-scheme=dark] &[data-choice-of=dark]',
].join(',');

const Choice = styled('button')({
  minWidth: 64,
  minHeight: 44,
  padding: '0 14px',
  border: 0,
  borderRadius: 9,
  background: 'none',
  color: color('ink'),
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { background: color('tint') },
  [ofChosen]: chosen,
  '@media (forced-colors: active)': { [ofChosen]: chosenForced },
});

/** The page's colours: as the system has them, light or dark. */
export function SchemeSwitch() {
  const dispatch = useAppDispatch();
  const scheme = useAppSelector(selectScheme);
  const labelId = useId();
  useSchemeOnPage(scheme);
  return (
    <Group role="group" aria-labelledby={labelId}>
      <span id={labelId}>{appearance.label}</span>
      <Choices>
        {schemes.map((choice) => (
          <Choice
            key={choice}
            type="button"
            data-choice-of={choice}
            aria-pressed={choice === scheme}
            onClick={() => {
              dispatch(schemeChosen(choice));
            }}
          >
            {appearance.schemes[choice]}
          </Choice>
        ))}
      </Choices>
    </Group>
  );
}
