import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';

interface LabelledCheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function LabelledCheckbox({ onChange, disabled = false, ...rest }: LabelledCheckboxProps) {
  return (
    <FormControlLabel
      {...rest}
      disabled={disabled}
      control={<Checkbox />}
      onChange={(_event, checked) => onChange(checked)}
    />
  );
}
