import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

/** The browser's own select takes keyboard, touch and enlarged text. Hidden without scripts, when it does nothing. */
const Field = styled(FormControl)({
  display: 'none',
  'html[data-scripts] &': { display: 'flex' },
});

export interface SelectFieldProps {
  readonly label: string;
  readonly none: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, shown: string])[];
  readonly autoComplete?: string;
  readonly onChange: (value: string) => void;
}

export function SelectField({ label, none, value, options, autoComplete, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <Field fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        id={id}
        value={value}
        input={<InputBase />}
        inputProps={{ autoComplete }}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{none}</option>
        {options.map(([each, shown]) => (
          <option key={each} value={each}>
            {shown}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
