import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { register } from 'words/register';
import { hairline } from '../../theme/tokens';
import { cardRoom } from './cardRoom';
import { NotVoterRegistration } from './NotVoterRegistration';
import { RegistrationForm } from './RegistrationForm';

/** Contains the prerendered form. For a member it is hidden until the card replaces it; otherwise it would flash. */
const ForNewcomers = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  'html[data-member] &': { height: cardRoom, overflow: 'hidden', visibility: 'hidden' },
});

export function Registration(form: ComponentProps<typeof RegistrationForm>) {
  return (
    <ForNewcomers>
      <NotVoterRegistration />
      <RegistrationForm {...form} />
      {!form.member && (
        <Box component="section" aria-labelledby="gains" sx={{ display: 'grid', gap: 4, mt: 6 }}>
          <Typography variant="h2" id="gains">
            {register.gains.heading}
          </Typography>
          <List sx={{ display: 'grid', gap: 5, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}>
            {register.gains.items.map(({ title, text }) => (
              <Box component="li" key={title} sx={{ pt: 4, borderBlockStart: hairline }}>
                <Typography variant="h3">{title}</Typography>
                <Typography sx={{ mt: 2 }}>{text}</Typography>
              </Box>
            ))}
          </List>
        </Box>
      )}
    </ForNewcomers>
  );
}
