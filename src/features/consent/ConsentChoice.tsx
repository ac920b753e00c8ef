import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { consent } from 'words/consent';
import { selectConsent } from './consentSlice';
import { decideConsent } from './decideConsent';

const Buttons = styled('div')({ display: 'inline-grid', gridTemplateColumns: '1fr 1fr', gap: 12 });

/** The consent choice on the cookie page: what holds now, and both buttons at any time. */
export function ConsentChoice() {
  const dispatch = useAppDispatch();
  const choice = useAppSelector(selectConsent);
  return (
    <>
      <p role="status">{consent.chosen[choice ?? 'none']}</p>
      <Buttons role="group" aria-label={consent.label}>
        <Button
          variant="outlined"
          name="consent"
          value="accepted"
          aria-pressed={choice === 'accepted'}
          onClick={() => {
            dispatch(decideConsent('accepted'));
          }}
        >
          {consent.accept}
        </Button>
        <Button
          variant="outlined"
          name="consent"
          value="declined"
          aria-pressed={choice === 'declined'}
          onClick={() => {
            dispatch(decideConsent('declined'));
          }}
        >
          {consent.decline}
        </Button>
      </Buttons>
    </>
  );
}
