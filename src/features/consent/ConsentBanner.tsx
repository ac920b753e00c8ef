import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { consent } from 'words/consent';
import { mainId, paths } from '../../paths';
import { color } from '../../ui/palette';
import { selectConsent } from './consentSlice';
import { decideConsent } from './decideConsent';

const Banner = styled('section')({
  background: color('tint'),
  borderBlockEnd: `1px solid ${color('hairline')}`,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  // Answered on an earlier visit: hidden before the first paint, so that nothing shifts when the app learns of it.
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

// Balanced, or the link alone would stand on the last line.
const Text = styled('p')({ margin: 0, flex: '1 1 300px', textWrap: 'balance' });

const Buttons = styled('div')({
  display: 'grid',
  // Equally wide, so that neither answer looks like the expected one.
  gridTemplateColumns: '1fr 1fr',
  flex: '1 1 280px',
  maxWidth: 360,
  gap: 8,
  '& button': { minHeight: 44, padding: '6px 8px', background: color('card'), fontSize: 'inherit' },
  '& button:hover': { background: color('page') },
});

/** Asks once, in the flow and first in the document; both answers weigh the same. */
export function ConsentBanner() {
  const dispatch = useAppDispatch();
  const choice = useAppSelector(selectConsent);

  // Keeps the mark that the page's inline script set before the first paint in step with the state.
  useEffect(() => {
    if (!choice) return;
    document.documentElement.dataset.consent = choice;
    // Erased, here or in another tab: the banner is back.
    return () => {
      delete document.documentElement.dataset.consent;
    };
  }, [choice]);

  function decide(answer: 'accepted' | 'declined') {
    dispatch(decideConsent(answer));
    // The button that had the focus goes away; what the visitor came for is next.
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }

  if (choice) return null;
  return (
    <Banner aria-label={consent.label}>
      <Row>
        <Text>
          {consent.text}{' '}
          <Link component={RouterLink} to={paths.cookiePolicy}>
            {consent.policyLink}
          </Link>
        </Text>
        <Buttons>
          <Button
            variant="outlined"
            name="consent"
            value="accepted"
            onClick={() => {
              decide('accepted');
            }}
          >
            {consent.accept}
          </Button>
          <Button
            variant="outlined"
            name="consent"
            value="declined"
            onClick={() => {
              decide('declined');
            }}
          >
            {consent.decline}
          </Button>
        </Buttons>
      </Row>
    </Banner>
  );
}
