import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { register } from 'words/register';
import { color } from '../../ui/palette';
import { PaperSheet, PaperSheetHead } from '../../ui/PaperSheet';
import { StoredPhoto } from './PhotoField';

const words = register.card;

const Content = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  padding: 24,
  '& > div': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  // Not the title typeface, a bold Latin serif: in a name with letters of other scripts it would mix with a fallback.
  '& h2, & p': { fontFamily: 'inherit' },
});

const NoPhoto = styled('svg')({
  width: 160,
  height: 160,
  maxWidth: '100%',
  borderRadius: 12,
  border: `2px dashed ${color('control')}`,
  fill: 'none',
  stroke: color('control'),
  strokeWidth: 2,
});

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
      <Content>
        {photo ? (
          <StoredPhoto src={photo} alt={alt} />
        ) : (
          <NoPhoto viewBox="0 0 100 100" aria-hidden>
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
      </Content>
    </PaperSheet>
  );
}
