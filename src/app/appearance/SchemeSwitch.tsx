import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { appearance } from 'words/appearance';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { ToggleChoice } from '../../ui/ToggleChoice';
import { showMark } from '../../lib/showMark';
import { color } from '../../ui/palette';
import { schemeChosen, schemes, selectScheme } from './appearanceSlice';

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
  '& button.Mui-selected, & button.Mui-selected:hover': {
    background: 'none',
    color: color('ink'),
    '&::before': { content: 'none' },
  },
  [ofChosen]: { background: color('tint'), color: color('primary') },
  '@media (forced-colors: active)': {
    [ofChosen]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
}) as typeof ToggleChoice;

export function SchemeSwitch() {
  const dispatch = useAppDispatch();
  const scheme = useAppSelector(selectScheme);
  useEffect(() => {
    // Skip the initial state `system`: it is only there until the stored choice is loaded, and would undo what the
    // inline script has set.
    if (scheme === 'system') return;
    showMark('scheme', scheme);
    return () => showMark('scheme', undefined);
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
