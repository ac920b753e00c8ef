import { register } from 'words/register';
import { voteSite } from '../../officialSites';
import { ExternalLink } from '../../ui/ExternalLink';

/** Says that membership is no voter registration, so that nobody relies on it, and links to the official one. */
export function NotVoterRegistration() {
  const { text, link } = register.notVoting;
  return (
    <p>
      <strong>{text}</strong> <ExternalLink href={voteSite}>{link}</ExternalLink>
    </p>
  );
}
