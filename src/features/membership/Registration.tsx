import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { register } from 'words/register';
import { Caution } from '../../ui/Panel';
import { Stack } from '../../ui/layout';
import { RuledColumns } from '../../ui/RuledColumns';
import { FormColumns, ForNewcomers } from '../../ui/formColumns';
import { NotVoterRegistration } from './NotVoterRegistration';
import { RegistrationForm } from './RegistrationForm';

export function Registration(form: ComponentProps<typeof RegistrationForm>) {
  return (
    <ForNewcomers>
      {!form.member && <Typography variant="lead">{register.lead}</Typography>}
      <NotVoterRegistration />
      <FormColumns>
        <RegistrationForm {...form} />
      </FormColumns>
      {!form.member && (
        <Stack gap={24} before={48} as="section" aria-labelledby="gains">
          <h2 id="gains">{register.gains.heading}</h2>
          <RuledColumns as="ul" role="list">
            {register.gains.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </RuledColumns>
        </Stack>
      )}
      <Caution>{register.honest}</Caution>
    </ForNewcomers>
  );
}
