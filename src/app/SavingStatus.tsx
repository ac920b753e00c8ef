import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../lib/hooks';
import { saving } from 'words/saving';
import { ConfirmButton } from '../ui/ConfirmButton';
import { color } from '../ui/palette';
import { hairline, text } from '../ui/tokens';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { eraseEverythingAndLeave } from '../features/myData/erase';
import { selectConsent } from '../persistence/consentSlice';
import { selectIsSavingFailing } from '../persistence/savingSlice';

const Line = styled('div')({
  // Part of every prerendered page, and shown by `data-consent` of the root, which the inline script sets. So after
  // Decline the line is there with the first paint and pushes nothing down later.
  'html:not([data-consent=declined]) &:not([data-failing])': { display: 'none' },
  borderBlockEnd: hairline,
  background: color('tint'),
  fontSize: text.note.fontSize,
  fontWeight: 650,
});

const Row = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingBlock: 8,
  '& p': { margin: 0, flex: '1 1 170px' },
  'html:not([data-consent=declined]) & .MuiButton-root': { display: 'none' },
});

/** On a later page the root element tells the choice before the store has loaded it: there it is no news. */
function markedChoice(): string | undefined {
  return (globalThis as { document?: Document }).document?.documentElement.dataset.consent;
}

/**
 * Says after Decline or a failure that nothing is saved, and confirms Accept once. On every page, because what the visitor
 * enters anywhere would be lost with the tab.
 */
export function SavingStatus() {
  const dispatch = useAppDispatch();
  const failing = useAppSelector(selectIsSavingFailing);
  const choice = useAppSelector(selectConsent);
  const [before] = useState(choice ?? markedChoice);
  return (
    // Without a name, which would list it among the page's regions, where it is empty as a rule.
    <div role="status">
      <VisuallyHidden>{choice === 'accepted' && choice !== before && saving.accepted}</VisuallyHidden>
      <Line data-screen-only data-failing={failing || undefined}>
        <Row>
          <p>{failing ? saving.failing : saving.declined}</p>
          {/* On a shared computer nobody should have to search for the page that erases. */}
          <ConfirmButton
            color="primary"
            question={saving.askErase}
            destructive
            onConfirm={() => dispatch(eraseEverythingAndLeave())}
          >
            {saving.eraseNow}
          </ConfirmButton>
        </Row>
      </Line>
    </div>
  );
}
