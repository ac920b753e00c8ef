import Button from '@mui/material/Button';
import { home } from 'words/home';
import { voteSite } from '../../lib/officialSites';
import { ExternalIcon } from '../../ui/icons';
import { Stack } from '../../ui/layout';
import { Panel } from '../../ui/Panel';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const words = home.voterRegistration;

/** Of the state, not of this site: the link leads to the official one. */
export function RegisterToVote() {
  return (
    <Stack gap={24} before={64}>
      <Panel aria-labelledby="voter-registration">
        <h2 id="voter-registration">{words.heading}</h2>
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Button
          variant="outlined"
          href={voteSite}
          target="_blank"
          rel="noopener noreferrer"
          endIcon={<ExternalIcon />}
        >
          {words.linkText}
          <VisuallyHidden> {words.opensInNewTab}</VisuallyHidden>
        </Button>
      </Panel>
    </Stack>
  );
}
