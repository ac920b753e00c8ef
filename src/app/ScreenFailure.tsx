import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useEffect, useRef } from 'react';
import { failure } from '../content/en/failure';
import { Lead } from '../ui/Lead';
import { PageHead } from '../ui/PageHead';
import { ScreenTitle } from '../ui/ScreenTitle';
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
    <Container maxWidth="md" ref={place}>
      <PageHead title={failure.heading} description={failure.text} />
      <ScreenTitle>{failure.heading}</ScreenTitle>
      <Lead>{failure.text}</Lead>
      <Button variant="outlined" onClick={reload}>
        {failure.tryAgain}
      </Button>
    </Container>
  );
}
