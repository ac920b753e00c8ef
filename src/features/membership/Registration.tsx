import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { register } from 'words/register';
import { Callout } from '../../ui/Callout';
import { CheckIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import { SamplePhoto } from './SamplePhoto';
import { cardRoom } from './MemberCard';
import { NotVoterRegistration } from './NotVoterRegistration';
import { RegistrationForm } from './RegistrationForm';

/** The first `figure` is the card, the last the sample photo. In a wide window both are beside the form. */
const Columns = styled('div')({
  display: 'grid',
  marginBlockEnd: 48,
  gap: '32px 56px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    '& > form': { gridColumn: 1, gridRow: '1 / 3' },
    '& > figure': { gridColumn: 2, gridRow: 1 },
    '& > figure:last-child': { gridRow: 2 },
  },
});

/** Contains the prerendered form. For a member it is hidden until the card replaces it; otherwise it would flash. */
const ForNewcomers = styled('div')({
  'html[data-member] &': { height: cardRoom, overflow: 'hidden', visibility: 'hidden' },
});

const Gains = styled('ul')({
  display: 'grid',
  gap: '12px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  '&&': { marginBlock: '12px 24px' },
  '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 12, lineHeight: 1.4 },
  '& svg': { marginBlockStart: 4, color: color('primary') },
  '& strong': { display: 'block' },
});

export function Registration(form: ComponentProps<typeof RegistrationForm>) {
  return (
    <ForNewcomers>
      {!form.member && (
        <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ maxWidth: '62ch', mb: 3 }}>
          {register.lead}
        </Typography>
      )}
      <NotVoterRegistration />
      <Columns>
        <RegistrationForm {...form} />
        <SamplePhoto />
      </Columns>
      {!form.member && (
        <section aria-labelledby="gains">
          <Typography variant="h4" component="h2" id="gains">
            {register.gains.heading}
          </Typography>
          <Gains role="list">
            {register.gains.items.map(({ title, text }) => (
              <li key={title}>
                <CheckIcon />
                <span>
                  <strong>{title}</strong> {text}
                </span>
              </li>
            ))}
          </Gains>
        </section>
      )}
      <Callout>{register.honest}</Callout>
    </ForNewcomers>
  );
}
