import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { color } from '../../ui/palette';
import { longestText } from './userDocument';

/** The label stands above the box at all times: it neither moves nor covers what was typed before the scripts arrived. */
const Field = styled(TextField)({
  '& .MuiInputLabel-root': {
    position: 'static',
    transform: 'none',
    marginBlockEnd: 6,
    color: color('ink'),
    fontWeight: 650,
    fontSize: '1rem',
    '&.Mui-focused': { color: color('ink') },
    '&.Mui-error': { color: color('ink') },
  },
  '& fieldset': { top: 0 },
  '& legend': { display: 'none' },
  '& .MuiInputBase-root': { borderRadius: 10 },
  '& .MuiInputBase-input': { height: 'auto', minHeight: 24, padding: '12px 14px' },
  '& .MuiFormHelperText-root': {
    marginInline: 0,
    marginBlockStart: 6,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    color: color('muted'),
    '&.Mui-error': { color: color('muted') },
  },
}) as typeof TextField;

const Wrong = styled('span')({ display: 'block', color: color('no'), fontWeight: 600 });

interface TextEntryProps {
  readonly name: string;
  readonly label: string;
  readonly type?: string;
  readonly autoComplete: string;
  readonly start?: string | undefined;
  /** What is wrong with it, if anything. */
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly inputSlot?: NonNullable<NonNullable<TextFieldProps['slotProps']>['input']>;
  readonly htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  readonly onFocus?: () => void;
}

/** One line of the form. Uncontrolled: the box itself holds the text, so nothing typed early is lost. */
export function TextEntry(props: TextEntryProps) {
  const {
    name,
    label,
    type = 'text',
    autoComplete,
    start,
    problem,
    hint,
    required = true,
    inputSlot,
    htmlInput,
    onFocus,
  } = props;
  return (
    <Field
      fullWidth
      id={`register-${name}`}
      name={name}
      label={label}
      type={type}
      autoComplete={autoComplete}
      defaultValue={start}
      error={problem !== undefined}
      helperText={help(problem, hint)}
      onFocus={onFocus}
      slotProps={{
        inputLabel: { shrink: true },
        formHelperText: { component: 'div' },
        htmlInput: { maxLength: longestText, 'aria-required': required, ...htmlInput },
        ...(inputSlot && { input: inputSlot }),
      }}
    />
  );
}

function help(problem: string | undefined, hint: string | undefined): ReactNode {
  if (problem === undefined) return hint;
  return (
    <>
      <Wrong>{problem}</Wrong>
      {hint}
    </>
  );
}
