import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { consent } from 'words/consent';
import { mainId, paths } from '../../lib/paths';
import { color } from '../../ui/palette';
import { hairline, text } from '../../ui/tokens';
import { choices } from '../../persistence/consentRule';
import type { ConsentChoice } from '../../persistence/consentRule';
import { showMark } from '../../persistence/rootMarks';
import { selectIsSavingFailing } from '../../persistence/savingSlice';
import { decideConsent, selectConsent } from '../../persistence/consentSlice';

const labels = { accepted: consent.accept, declined: consent.decline };

const Banner = styled('section')({
  background: color('tint'),
  borderBlockEnd: hairline,
  fontSize: text.note.fontSize,
  lineHeight: 1.35,
  // The banner is prerendered. If the visitor chose on an earlier visit, this hides it before the first paint;
  // otherwise the page would shift when the app removes it.
  'html[data-consent] &': { display: 'none' },
  '@media print': { display: 'none' },
});

const Row = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  paddingBlock: 8,
});

// `balance` keeps the last line from holding nothing but a word of the link.
const Text = styled('p')({ margin: 0, flex: '1 1 300px', textWrap: 'balance' });

const Buttons = styled('div')({
  display: 'grid',
  // The same width for both, or the wider one would look like the expected answer.
  gridTemplateColumns: '1fr 1fr',
  flex: '1 1 280px',
  maxWidth: 360,
  gap: 8,
  '& button': { minHeight: 44, padding: '6px 8px', background: color('card'), fontSize: 'inherit' },
  '& button:hover': { background: color('page') },
});

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
    <Banner ref={passFocusOn} aria-label={consent.label}>
      <Row>
        <Text>
          {consent.text} {isSaving && <span>{consent.saving} </span>}
          <Link to={paths.cookiePolicy}>{consent.policyLink}</Link>
        </Text>
        <Buttons>
          <ConsentButtons onDecide={(answer) => dispatch(decideConsent(answer))} />
        </Buttons>
      </Row>
    </Banner>
  );
}

interface ConsentButtonsProps {
  readonly onDecide: (choice: ConsentChoice) => void;
  /** `null` before any choice. Absent in the banner, which a press removes: its buttons do not stay pressed. */
  readonly chosen?: ConsentChoice | null;
}

export function ConsentButtons({ onDecide, chosen }: ConsentButtonsProps) {
  return choices.map((choice) => (
    <Button
      key={choice}
      variant="outlined"
      name="consent"
      value={choice}
      aria-pressed={chosen === undefined ? undefined : chosen === choice}
      onClick={() => onDecide(choice)}
    >
      {labels[choice]}
    </Button>
  ));
}
