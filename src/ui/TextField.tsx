import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import type { NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { useId } from 'react';
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';

type Kept =
  | 'autoComplete'
  | 'children'
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
  /** The browser's own select, with the `option`s as children: it takes keyboard, touch and enlarged text as it is. */
  readonly select?: boolean;
  readonly htmlInput?: InputHTMLAttributes<HTMLInputElement> &
    Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows'>;
  readonly input?: Pick<OutlinedInputProps, 'endAdornment' | 'inputComponent'>;
}

/**
 * A label, a box and a hint, put together as MUI's own TextField does it. That one brings the menu, list and pop-up
 * of MUI's Select along, 25 kB that no screen of this site draws: its selects are the browser's own.
 */
export function TextField(props: TextFieldProps) {
  const { children, className, error = false, fullWidth = false, helperText, htmlInput, ...rest } = props;
  const { id: given, input, label, select = false, sx, ...field } = rest;
  const generated = useId();
  const id = given ?? generated;
  const hintId = helperText ? `${id}-helper-text` : undefined;
  const box = (
    <OutlinedInput
      {...field}
      {...input}
      id={id}
      slotProps={{ input: { ...htmlInput, 'aria-describedby': hintId } }}
    />
  );
  return (
    <FormControl className={className} error={error} fullWidth={fullWidth} sx={sx}>
      {label && <InputLabel htmlFor={id}>{label}</InputLabel>}
      {select ? (
        <NativeSelect
          {...(field as NativeSelectProps)}
          id={id}
          input={<OutlinedInput />}
          inputProps={{ 'aria-describedby': hintId }}
        >
          {children}
        </NativeSelect>
      ) : (
        box
      )}
      {helperText && <FormHelperText id={hintId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
