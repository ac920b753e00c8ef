import Typography from '@mui/material/Typography';
import { register } from 'words/register';
import { voteSite } from '../../lib/officialSites';
import { ExternalLink } from '../../ui/ExternalLink';

/** Shown with the form and with the card: a visitor who took membership for voter registration could not vote. */
export function NotVoterRegistration() {
  const { text, link } = register.notVoting;
  return (
    <Typography>
      <strong>{text}</strong> <ExternalLink href={voteSite}>{link}</ExternalLink>
    </Typography>
  );
}
