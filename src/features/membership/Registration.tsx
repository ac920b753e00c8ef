import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { register } from 'words/register';
import { Callout } from '../../ui/Callout';
import { CheckIcon } from '../../ui/icons';
import { ForNewcomers, FormColumns, FormLead, GainList } from '../../ui/formColumns';
import { SamplePhoto } from './SamplePhoto';
import { NotVoterRegistration } from './NotVoterRegistration';
import { RegistrationForm } from './RegistrationForm';

export function Registration(form: ComponentProps<typeof RegistrationForm>) {
  return (
    <ForNewcomers>
      {!form.member && (
        <FormLead variant="subtitle1" component="p" color="textSecondary">
          {register.lead}
        </FormLead>
      )}
      <NotVoterRegistration />
      <FormColumns>
        <RegistrationForm {...form} />
        <SamplePhoto />
      </FormColumns>
      {!form.member && (
        <section aria-labelledby="gains">
          <Typography variant="h2" id="gains">
            {register.gains.heading}
          </Typography>
          <GainList role="list">
            {register.gains.items.map(({ title, text }) => (
              <li key={title}>
                <CheckIcon />
                <span>
                  <strong>{title}</strong> {text}
                </span>
              </li>
            ))}
          </GainList>
        </section>
      )}
      <Callout>{register.honest}</Callout>
    </ForNewcomers>
  );
}
