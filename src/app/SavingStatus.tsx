import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../lib/hooks';
import { saving } from 'words/saving';
import { ConfirmButton } from '../ui/ConfirmButton';
import { TopBar } from '../ui/TopBar';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { eraseEverythingAndLeave } from '../features/myData/erase';
import { selectConsent } from '../persistence/consentSlice';
import { selectIsKeepingFailing, selectIsSavingFailing } from '../persistence/savingSlice';

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
  const isKeepingFailing = useAppSelector(selectIsKeepingFailing);
  const choice = useAppSelector(selectConsent);
  // Not only the first choice: who accepts again after a Decline on this page would hear nothing.
  const [last, setLast] = useState({ choice: choice ?? markedChoice(), isNews: false });
  if (choice && choice !== last.choice) setLast({ choice, isNews: true });
  return (
    // Without a name, which would list it among the page's regions, where it is empty as a rule.
    <div role="status">
      <VisuallyHidden>
        {choice === 'accepted' && last.isNews && !isKeepingFailing && saving.accepted}
      </VisuallyHidden>
      <TopBar shownFor={failing ? undefined : 'declined'}>
        <Typography variant="label" component="p" sx={{ flex: '1 1 300px' }}>
          {failing ? saving.failing : saving.declined}
        </Typography>
        {/* On a shared computer nobody should have to search for the page that erases. */}
        {(!failing || choice === 'declined') && (
          <ConfirmButton
            name="eraseNow"
            size="small"
            question={saving.askErase}
            destructive
            onConfirm={() => dispatch(eraseEverythingAndLeave())}
          >
            {saving.eraseNow}
          </ConfirmButton>
        )}
      </TopBar>
    </div>
  );
}
