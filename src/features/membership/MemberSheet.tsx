import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { register } from 'words/register';
import { PaperSheet, PaperSheetBody, PaperSheetHead } from '../../ui/PaperSheet';
import { NoPhoto, StoredPhoto } from '../../ui/photo';
import { Cluster } from '../../ui/layout';

const words = register.card;

interface MemberSheetProps {
  /** If it is empty, as before anything is typed, the labels of the name's fields are shown instead. */
  readonly name: string;
  readonly email: string;
  readonly photo: string | null;
  /** Alternative text of the photo; empty in the preview beside the form, where the photo says nothing new. */
  readonly alt: string;
  /** A heading on the member's page; in the preview beside the form it would be one too many in the page's outline. */
  readonly nameAs: 'h2' | 'p';
}

export function MemberSheet({ name, email, photo, alt, nameAs }: MemberSheetProps) {
  const { firstName, lastName, email: emailLabel } = register.fields;
  return (
    <PaperSheet>
      <PaperSheetHead>
        <strong>{words.site}</strong>
        <span>{words.status}</span>
      </PaperSheetHead>
      <PaperSheetBody>
        <Cluster>
          {photo ? (
            <StoredPhoto src={photo} alt={alt} />
          ) : (
            <NoPhoto viewBox="0 0 100 100" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
              <circle cx="50" cy="38" r="16" />
              <path d="M20 84a30 26 0 0 1 60 0" />
            </NoPhoto>
          )}
          <div>
            <Typography variant="h3" component={nameAs} color={name ? undefined : 'textSecondary'}>
              {name || `${firstName} ${lastName}`}
            </Typography>
            <Typography color="textSecondary">
              {/* A long email address is wrapped after "@" and dots rather than within a word. */}
              {(email || emailLabel).split(/(?<=[@.])/).map((part, place) => (
                <Fragment key={place}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </Typography>
          </div>
        </Cluster>
      </PaperSheetBody>
    </PaperSheet>
  );
}
