import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { useId } from 'react';
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';

type Kept =
  | 'autoComplete'
  | 'className'
  | 'defaultValue'
  | 'error'
  | 'fullWidth'
  | 'helperText'
  | 'id'
  | 'inputRef'
  | 'label'
  | 'multiline'
  | 'name'
  | 'onChange'
  | 'onFocus'
  | 'sx'
  | 'type'
  | 'value';

export interface TextFieldProps extends Pick<MuiTextFieldProps, Kept> {
  readonly htmlInput?: InputHTMLAttributes<HTMLInputElement> &
    Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows'>;
  readonly input?: Pick<OutlinedInputProps, 'endAdornment' | 'inputComponent'>;
}

/**
 * A label, a box and a hint, put together as MUI's own TextField does it. That one brings the menu, list and pop-up
 * of MUI's Select along, 25 kB that no screen of this site draws.
 */
export function TextField(props: TextFieldProps) {
  const { className, error = false, fullWidth = false, helperText, htmlInput, ...rest } = props;
  const { id: given, input, label, sx, ...field } = rest;
  const generated = useId();
  const id = given ?? generated;
  const hintId = helperText ? `${id}-helper-text` : undefined;
  return (
    <FormControl className={className} error={error} fullWidth={fullWidth} sx={sx}>
      {label && <InputLabel htmlFor={id}>{label}</InputLabel>}
      <OutlinedInput
        {...field}
        {...input}
        id={id}
        slotProps={{ input: { ...htmlInput, 'aria-describedby': hintId } }}
      />
      {helperText && <FormHelperText id={hintId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
