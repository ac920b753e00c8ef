import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { failure } from 'words/failure';
import { ButtonRow } from '../ui/ButtonRow';
import { Screen } from '../ui/Screen';

/** Replaces a screen that throws or cannot be loaded; the header around it stays usable. Nothing stored is changed. */
export function ScreenFailure() {
  const { heading, text, tryAgain } = failure;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('h1')?.focus(), []);
  return (
    <Screen words={{ meta: { title: heading, description: text }, heading, lead: text }} ref={place}>
      <ButtonRow>
        <Button variant="outlined" onClick={() => location.reload()}>
          {tryAgain}
        </Button>
      </ButtonRow>
    </Screen>
  );
}
