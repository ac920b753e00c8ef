import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';

export interface TextFieldProps extends Omit<OutlinedInputProps, 'label' | 'notched'> {
  readonly label?: string;
  readonly helperText?: ReactNode;
  /** What is wrong with the value. Marks the field as invalid and is read out before the hint. */
  readonly problem?: string | undefined;
  readonly htmlInput?: InputHTMLAttributes<HTMLInputElement>;
}

/**
 * A label, a box and a hint, put together as in MUI's own TextField, which would bring the menu, list and pop-up of
 * MUI's Select along: 25 kB that no screen of this site uses. With `rows` it is a plain textarea, which the browser
 * lets grow; MUI's own measures itself again with every letter that is typed anywhere on its screen.
 */
export function TextField(props: TextFieldProps) {
  const { className, error = false, helperText, problem, htmlInput, ...rest } = props;
  const { id: given, label, sx, rows, ...field } = rest;
  const generated = useId();
  const id = given ?? generated;
  const problemId = problem ? `${id}-problem` : '';
  const hintId = helperText ? `${id}-helper-text` : '';
  const describedBy = `${problemId} ${hintId}`.trim() || undefined;
  return (
    <FormControl className={className} error={error || problem !== undefined} fullWidth sx={sx}>
      {label && <FormLabel htmlFor={id}>{label}</FormLabel>}
      <OutlinedInput
        {...field}
        {...(rows !== undefined && { rows, multiline: true, inputComponent: 'textarea' })}
        id={id}
        slotProps={{
          input: {
            ...htmlInput,
            // MUI gives every box a type, which a textarea must not have.
            ...(rows !== undefined && { type: undefined }),
            'aria-describedby': describedBy,
          },
        }}
      />
      {problem && <FormHelperText id={problemId}>{problem}</FormHelperText>}
      {helperText && (
        <FormHelperText id={hintId} error={error}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
