import { register } from 'words/register';
import { voteSite } from '../../officialSites';
import { ExternalLink } from '../../ui/ExternalLink';

/** Keeps a membership from being taken for voter registration, and leads to the real one. */
export function NotVoterRegistration() {
  const { text, link } = register.notVoting;
  return (
    <p>
      <strong>{text}</strong> <ExternalLink href={voteSite}>{link}</ExternalLink>
    </p>
  );
}
