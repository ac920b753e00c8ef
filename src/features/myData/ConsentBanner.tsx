import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { consent } from 'words/consent';
import { mainId, paths } from '../../lib/paths';
import { TopBar } from '../../ui/TopBar';
import { showMark } from '../../lib/showMark';
import { selectIsSavingFailing } from '../../persistence/savingSlice';
import { choices } from '../../persistence/consentDecision';
import { decideConsent, selectConsent } from '../../persistence/consentSlice';

/** The focused button goes away with the banner. Wherever else the focus is, in a field for instance, it stays. */
function passFocusOn(banner: HTMLElement) {
  return () => {
    if (banner.contains(document.activeElement))
      document.getElementById(mainId)?.focus({ preventScroll: true });
  };
}

/** A double click is one choice: its second click would press what moves up into the banner's place. */
function dropSecondClick() {
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Added after the capture phase of this click, which therefore does not reach it. `once` removes it with the next click:
  // if it stayed, it would drop the second click of a later double click as well.
  document.addEventListener('click', drop, { capture: true, once: true });
}

export function ConsentBanner() {
  const dispatch = useAppDispatch();
  const choice = useAppSelector(selectConsent);
  const { pathname } = useLocation();
  const isSaving = !useAppSelector(selectIsSavingFailing);

  // CSS hides this banner and shows `SavingStatus` by the root's `data-consent`, so it has to follow the state.
  useEffect(() => {
    if (!choice) return;
    showMark('consent', choice);
    // If the choice is erased, here or in another tab, the attribute would keep the banner hidden.
    return () => showMark('consent', undefined);
  }, [choice]);

  // There the visitor has just erased the choice: a banner that asks again would read as if that had been ignored.
  if (choice || pathname === paths.erased) return null;
  return (
    <TopBar shownFor="undecided" ref={passFocusOn} label={consent.label}>
      <Typography variant="note" sx={{ flex: '1 1 300px' }}>
        {consent.text} {isSaving && <span>{consent.saving} </span>}
        <Link href={paths.cookiePolicy}>{consent.policyLink}</Link>
      </Typography>
      {/* The same width for both, or the wider one would look like the expected answer. */}
      <Stack direction="row" sx={{ gap: 2, flex: '1 1 280px', maxWidth: 400 }}>
        {choices.map((each) => (
          <Button
            key={each}
            variant="outlined"
            size="small"
            name="consent"
            value={each}
            onClick={() => {
              dropSecondClick();
              dispatch(decideConsent(each));
            }}
            sx={{ flex: '1 1 0', bgcolor: 'card', px: 2 }}
          >
            {consent.choices[each]}
          </Button>
        ))}
      </Stack>
    </TopBar>
  );
}
