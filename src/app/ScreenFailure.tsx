import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { failure } from 'words/failure';
import { Screen } from '../ui/Screen';
import { forgetFailures } from './routes';

function reload() {
  location.reload();
}

/** Stands in for a screen that failed: navigation goes on working around it, and nothing stored is shown or touched. */
export function ScreenFailure() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    forgetFailures();
    place.current?.querySelector('h1')?.focus();
  }, []);
  return (
    <Screen
      meta={{ title: failure.heading, description: failure.text }}
      heading={failure.heading}
      lead={failure.text}
      ref={place}
    >
      <Button variant="outlined" onClick={reload}>
        {failure.tryAgain}
      </Button>
    </Screen>
  );
}
