import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useId, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { appearance } from 'words/appearance';
import { color } from '../../ui/palette';
import { schemes } from './appearanceDocument';
import type { Scheme } from './appearanceDocument';
import { schemeChosen, selectScheme } from './appearanceSlice';

const Group = styled('div')({
  // Without scripts it could do nothing; the page then follows the system.
  display: 'none',
  'html[data-scripts] &': { display: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '@media print': { '&&': { display: 'none' } },
});

/** By the root's mark rather than the state: right with the first paint, before the app knows what is stored. */
const ofChosen = [
  'html:not([data-scheme]) &[value=system]',
  'html[data-scheme=light] &[value=light]',
  'html[data-scheme=dark] &[value=dark]',
].join(',');

const Choice = styled(ToggleButton)({
  '&.Mui-selected, &.Mui-selected:hover': { background: 'none', color: color('ink') },
  [ofChosen]: { '&, &:hover': { background: color('ink'), color: color('page') } },
  '@media (forced-colors: active)': {
    [ofChosen]: {
      '&, &:hover': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    },
  },
});

/** The same marks as `inlineScript.ts` sets before the first paint: global CSS goes by the root's, the browser's own bars by the metas'. */
function showScheme(scheme: Scheme): void {
  const root = document.documentElement;
  if (scheme === 'system') delete root.dataset.scheme;
  else root.dataset.scheme = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const own = meta.dataset.scheme ?? '';
    if (scheme === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === scheme ? 'all' : 'not all';
  }
}

/** Keeps the page in the chosen colours. The first `system` is only the state before the stored choice is loaded, and must not undo the marks. */
function useSchemeOnPage(scheme: Scheme): void {
  const shown = useRef<Scheme>('system');
  useEffect(() => {
    if (shown.current === scheme) return;
    shown.current = scheme;
    showScheme(scheme);
  }, [scheme]);
}

/** The page's colours: as the system has them, light or dark. */
export function SchemeSwitch() {
  const dispatch = useAppDispatch();
  const scheme = useAppSelector(selectScheme);
  const labelId = useId();
  useSchemeOnPage(scheme);
  return (
    <Group>
      <span id={labelId}>{appearance.label}</span>
      <ToggleButtonGroup
        exclusive
        value={scheme}
        aria-labelledby={labelId}
        onChange={(_event, choice: Scheme | null) => {
          // Null: the chosen one was pressed again.
          if (choice) dispatch(schemeChosen(choice));
        }}
      >
        {schemes.map((choice) => (
          // Tab leads to each, as to any button; MUI would leave the rest of a group to the arrow keys.
          <Choice key={choice} value={choice} tabIndex={0}>
            {appearance.schemes[choice]}
          </Choice>
        ))}
      </ToggleButtonGroup>
    </Group>
  );
}
