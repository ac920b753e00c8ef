import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { SystemStyleObject } from '@mui/system';
import { useEffect, useId } from 'react';
import { appearance } from 'words/appearance';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { showMark } from '../../lib/showMark';
import { chosenToggle, plainToggle } from '../../theme/inputs';
import { schemeChosen, schemes, selectScheme } from './appearanceSlice';
import type { Scheme } from './appearanceSlice';

/**
 * The root's `data-scheme`, which the inline script sets before the first paint, says which button looks chosen. By the
 * state, "system" would look chosen until the stored choice is loaded.
 */
const byMark: Readonly<Record<Scheme, SystemStyleObject>> = {
  system: { 'html:not([data-scheme]) &': chosenToggle, 'html[data-scheme] &': plainToggle },
  light: { 'html[data-scheme=light] &': chosenToggle, 'html:not([data-scheme=light]) &': plainToggle },
  dark: { 'html[data-scheme=dark] &': chosenToggle, 'html:not([data-scheme=dark]) &': plainToggle },
};

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
  const labelId = useId();
  return (
    <Stack data-needs-scripts sx={{ alignItems: 'start', inlineSize: '100%', containerType: 'inline-size' }}>
      <FormLabel component="span" id={labelId} sx={{ '&&': { color: 'inherit' } }}>
        {appearance.label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={labelId}
        onChange={(_event, choice: Scheme | null) => {
          if (choice !== null) dispatch(schemeChosen(choice));
        }}
      >
        {schemes.map((each) => (
          <ToggleButton key={each} name="scheme" value={each} selected={each === scheme} sx={byMark[each]}>
            {appearance.schemes[each]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
