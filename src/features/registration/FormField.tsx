import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { register as words } from 'words/register';
import { color } from '../../ui/palette';
import type { TextFieldName } from './formValues';
import { longestText } from './registrationSlice';
import { TextField } from '../../ui/TextField';
import type { TextFieldProps } from '../../ui/TextField';

/** Stays quiet below what is wrong. */
const Hint = styled('span')({ display: 'block', color: color('muted'), fontWeight: 400 });

interface FormFieldProps extends Pick<TextFieldProps, 'type' | 'autoComplete' | 'onFocus'> {
  readonly name: TextFieldName;
  /** What the field holds at first. */
  readonly start?: string | undefined;
  /** What is wrong with it, if anything. */
  readonly problem?: string | undefined;
  readonly hint?: string;
  readonly required?: boolean;
  readonly htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  /** Stands at the end of the box. */
  readonly button?: ReactNode;
}

/** One line of the form. Uncontrolled: the box itself holds the text, so nothing typed early is lost. */
export function FormField(props: FormFieldProps) {
  const { name, start, problem, hint, required = true, htmlInput, button, ...rest } = props;
  return (
    <TextField
      fullWidth
      id={`register-${name}`}
      name={name}
      label={words.fields[name]}
      defaultValue={start}
      error={problem !== undefined}
      helperText={
        problem ? (
          <>
            {problem}
            {hint && <Hint>{hint}</Hint>}
          </>
        ) : (
          hint
        )
      }
      htmlInput={{ maxLength: longestText, 'aria-required': required, ...htmlInput }}
      endAdornment={button}
      {...rest}
    />
  );
}
