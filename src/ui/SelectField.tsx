import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Stack } from './layout';
import { field } from './FileInput';

const Select = styled('select')({ ...field, padding: '12px 16px', textOverflow: 'ellipsis' });

export interface SelectFieldProps {
  readonly label: string;
  readonly none: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, shown: string])[];
  readonly autoComplete?: string;
  readonly onChange: (value: string) => void;
}

/**
 * The browser's own select, which takes keyboard, touch and enlarged text without code of ours. Hidden without scripts,
 * as choosing would then change nothing.
 */
export function SelectField({ label, none, value, options, autoComplete, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <Stack gap={8} data-needs-scripts>
      <label htmlFor={id}>
        <b>{label}</b>
      </label>
      <Select
        id={id}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{none}</option>
        {options.map(([each, shown]) => (
          <option key={each} value={each}>
            {shown}
          </option>
        ))}
      </Select>
    </Stack>
  );
}
