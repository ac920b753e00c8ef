import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
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
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        id={id}
        value={value}
        input={<OutlinedInput label={label} />}
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
