import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';

export interface TextFieldProps extends OutlinedInputProps {
  readonly helperText?: ReactNode;
  readonly htmlInput?: InputHTMLAttributes<HTMLInputElement> &
    Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows'>;
}

/**
 * A label, a box and a hint, put together as MUI's own TextField does it. That one brings the menu, list and pop-up
 * of MUI's Select along, 25 kB that no screen of this site draws.
 */
export function TextField(props: TextFieldProps) {
  const { className, error = false, fullWidth = false, helperText, htmlInput, ...rest } = props;
  const { id: given, label, sx, ...field } = rest;
  const generated = useId();
  const id = given ?? generated;
  const hintId = helperText ? `${id}-helper-text` : undefined;
  return (
    <FormControl className={className} error={error} fullWidth={fullWidth} sx={sx}>
      {label && <InputLabel htmlFor={id}>{label}</InputLabel>}
      <OutlinedInput {...field} id={id} slotProps={{ input: { ...htmlInput, 'aria-describedby': hintId } }} />
      {helperText && <FormHelperText id={hintId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

type TextAreaProps = Omit<TextFieldProps, 'multiline' | 'htmlInput' | 'inputComponent' | 'lang'> & {
  readonly rows: number;
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  /** Of the text, where that is another language than the label's. */
  readonly lang?: string | undefined;
};

/**
 * MUI's field of several lines over a plain textarea, which the browser lets grow. MUI's own measures itself anew
 * with every letter that is typed anywhere on its screen.
 */
export function TextArea({ rows, maxLength, readOnly, lang, ...rest }: TextAreaProps) {
  return (
    <TextField
      {...rest}
      fullWidth
      multiline
      inputComponent="textarea"
      htmlInput={{ rows, maxLength, readOnly, lang }}
    />
  );
}
