import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { consent } from 'words/consent';
import { mainId, paths } from '../../lib/paths';
import { PlainButton } from '../../ui/buttons';
import { ConsentChoices } from '../../ui/consentChoices';
import { ShellRow } from '../../ui/layout';
import { TopBar } from '../../ui/topBar';
import { choices } from '../../persistence/consentDecision';
import type { ConsentChoice } from '../../persistence/consentDecision';
import { showMark } from '../../lib/showMark';
import { selectIsSavingFailing } from '../../persistence/savingSlice';
import { decideConsent, selectConsent } from '../../persistence/consentSlice';

const labels = { accepted: consent.accept, declined: consent.decline };

/** The focused button goes away with the banner. Wherever else the focus is, in a field for instance, it stays. */
function passFocusOn(banner: HTMLElement) {
  return () => {
    if (banner.contains(document.activeElement))
      document.getElementById(mainId)?.focus({ preventScroll: true });
  };
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
    <TopBar data-screen-only data-for="undecided" ref={passFocusOn} aria-label={consent.label}>
      <ShellRow>
        <p>
          {consent.text} {isSaving && <span>{consent.saving} </span>}
          <Link to={paths.cookiePolicy}>{consent.policyLink}</Link>
        </p>
        <ConsentChoices>
          <ConsentButtons onDecide={(answer) => dispatch(decideConsent(answer))} />
        </ConsentChoices>
      </ShellRow>
    </TopBar>
  );
}

interface ConsentButtonsProps {
  readonly onDecide: (choice: ConsentChoice) => void;
  /** `null` before any choice. Absent in the banner, which a press removes: its buttons do not stay pressed. */
  readonly chosen?: ConsentChoice | null;
}

export function ConsentButtons({ onDecide, chosen }: ConsentButtonsProps) {
  return choices.map((choice) => (
    <PlainButton
      key={choice}
      name="consent"
      value={choice}
      aria-pressed={chosen === undefined ? undefined : chosen === choice}
      onClick={() => onDecide(choice)}
    >
      {labels[choice]}
    </PlainButton>
  ));
}
