import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { appearance } from 'words/appearance';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { ToggleChoice } from '../../ui/ToggleChoice';
import { color } from '../../ui/palette';
import { schemeChosen, schemes, selectScheme } from './appearanceSlice';
import type { Scheme } from './appearanceSlice';

/**
 * The pressed button is styled by the root's `data-scheme`, which the inline script sets before the first paint. Styled
 * by the state, "system" would look pressed until the stored choice is loaded.
 */
const ofChosen = [
  'html:not([data-scheme]) & [value=system]',
  'html[data-scheme=light] & [value=light]',
  'html[data-scheme=dark] & [value=dark]',
].join(',');

const SchemeChoice = styled(ToggleChoice)({
  // Hidden without scripts, as its buttons could do nothing; the page then follows the system.
  display: 'none',
  'html[data-scripts] &': { display: 'flex' },
  '@media print': { '&&': { display: 'none' } },
  '& button.Mui-selected, & button.Mui-selected:hover': { background: 'none', color: color('ink') },
  [ofChosen]: { background: color('ink'), color: color('page') },
  '@media (forced-colors: active)': {
    [ofChosen]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
}) as typeof ToggleChoice;

/** Must do the same as `prerender/inlineScript.ts`. CSS reads the root's attribute; the metas color the browser's bars. */
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

export function SchemeSwitch() {
  const dispatch = useAppDispatch();
  const scheme = useAppSelector(selectScheme);
  useEffect(() => {
    // Skip the initial state `system`: it is only there until the stored choice is loaded, and would undo what the
    // inline script has set.
    if (scheme === 'system') return;
    showScheme(scheme);
    return () => showScheme('system');
  }, [scheme]);
  return (
    <SchemeChoice
      label={appearance.label}
      kinds={appearance.schemes}
      values={schemes}
      value={scheme}
      onChoose={(choice) => dispatch(schemeChosen(choice))}
    />
  );
}
