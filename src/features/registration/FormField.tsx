import Typography from '@mui/material/Typography';
import { register as words } from 'words/register';
import { TextField } from '../../ui/TextField';
import type { TextFieldProps } from '../../ui/TextField';
import type { TextFieldName } from './formValues';
import { longestText } from './registrationSlice';

export interface FormFieldProps extends TextFieldProps {
  readonly name: TextFieldName;
  /** What is wrong with it, if anything. */
  readonly problem: string | undefined;
  readonly hint?: string;
}

/** One line of the form. Uncontrolled: the box itself holds the text, so nothing typed early is lost. */
export function FormField({ name, problem, hint, htmlInput, ...rest }: FormFieldProps) {
  return (
    <TextField
      id={`register-${name}`}
      name={name}
      label={words.fields[name]}
      error={problem !== undefined}
      helperText={
        problem && hint ? (
          <>
            {problem}
            <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
              {hint}
            </Typography>
          </>
        ) : (
          (problem ?? hint)
        )
      }
      htmlInput={{ maxLength: longestText, 'aria-required': true, ...htmlInput }}
      {...rest}
    />
  );
}
