import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { register } from 'words/register';
import { NoPhoto, photoSize, StoredPhoto } from './photoParts';

const words = register.card;

interface MemberSheetProps {
  /** If it is empty, as before anything is typed, the labels of the name's fields are shown instead. */
  readonly name: string;
  readonly email: string;
  readonly photo: string | null;
  /** Alternative text of the photo; empty in the preview beside the form, where the photo says nothing new. */
  readonly alt: string;
  /** A heading, and larger, on the member's page; in the preview beside the form the page's outline would have one too many. */
  readonly nameAs: 'h2' | 'p';
}

/** The member card, in the line of what is the visitor's own. */
export function MemberSheet({ name, email, photo, alt, nameAs }: MemberSheetProps) {
  const { firstName, lastName, email: emailLabel } = register.fields;
  return (
    // In the color of its head: another would show as an arc in the upper corners, between the line and the head.
    <Paper variant="ink" sx={{ overflow: 'hidden', breakInside: 'avoid', bgcolor: 'bar' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: '4px 16px',
          px: 5,
          py: 3,
          bgcolor: 'bar',
          color: 'onBar',
          // Without this, browsers print no background and grey the white words: the head was pale on paper.
          printColorAdjust: 'exact',
          WebkitPrintColorAdjust: 'exact',
        }}
      >
        <Typography variant="label">{words.site}</Typography>
        <Typography variant="note" component="span">
          {words.status}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 5,
          p: 5,
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ flex: '1 0 104px', maxInlineSize: photoSize }}>
          {photo ? (
            <StoredPhoto src={photo} alt={alt} />
          ) : (
            <NoPhoto viewBox="0 0 100 100" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
              <circle cx="50" cy="38" r="16" />
              <path d="M20 84a30 26 0 0 1 60 0" />
            </NoPhoto>
          )}
        </Box>
        <Box sx={{ flex: '1 1 8rem', minWidth: 0, color: name ? 'ink' : 'muted' }}>
          <Typography variant={nameAs === 'h2' ? 'h1' : 'h2'} component={nameAs}>
            {name || `${firstName} ${lastName}`}
          </Typography>
          <Typography variant="body2" sx={{ mt: 2 }}>
            {/* A long email address is wrapped after "@" and dots rather than within a word. */}
            {(email || emailLabel)
              .replace(/[@.]/g, '$&\n')
              .split('\n')
              .map((part, place) => (
                <Fragment key={place}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
          </Typography>
        </Box>
      </Box>
    </Paper>
  );
}
