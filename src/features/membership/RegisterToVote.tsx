import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { home } from 'words/home';
import { voteSite } from '../../lib/officialSites';
import { ExternalIcon } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const words = home.voterRegistration;

/** Of the state, not of this site: the link leads to the official one. */
export function RegisterToVote() {
  return (
    <Paper
      variant="tonal"
      component="section"
      aria-labelledby="voter-registration"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        gap: { xs: 5, md: 7 },
        marginBlockStart: { xs: 7, md: 8 },
        padding: { xs: 4, md: 6 },
      }}
    >
      <Stack sx={{ gap: 3 }}>
        <Typography variant="h2" id="voter-registration">
          {words.heading}
        </Typography>
        {words.paragraphs.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
      </Stack>
      <Button
        variant="outlined"
        size="large"
        href={voteSite}
        target="_blank"
        rel="noopener noreferrer"
        endIcon={<ExternalIcon />}
      >
        {words.linkText}
        <VisuallyHidden> {words.opensInNewTab}</VisuallyHidden>
      </Button>
    </Paper>
  );
}
