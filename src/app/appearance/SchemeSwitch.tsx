import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { appearance } from 'words/appearance';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { chosen } from '../../ui/buttons';
import { Cluster } from '../../ui/layout';
import { ToggleChoice } from '../../ui/ToggleChoice';
import { showMark } from '../../lib/showMark';
import { schemeChosen, schemes, selectScheme } from './appearanceSlice';

/**
 * The chosen button is styled by the root's `data-scheme`, which the inline script sets before the first paint. Styled
 * by the state, "system" would look chosen until the stored choice is loaded.
 */
const ofChosen = [
  'html:not([data-scheme]) & [value=system]',
  'html[data-scheme=light] & [value=light]',
  'html[data-scheme=dark] & [value=dark]',
].join(',');

const ByMark = styled(Cluster)({ [ofChosen]: chosen });

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
    <ToggleChoice
      row={ByMark}
      label={appearance.label}
      kinds={appearance.schemes}
      values={schemes}
      value={scheme}
      onChoose={(choice) => dispatch(schemeChosen(choice))}
    />
  );
}
