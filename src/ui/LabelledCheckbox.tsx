import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { FormControlLabelProps } from '@mui/material/FormControlLabel';

interface LabelledCheckboxProps extends Omit<FormControlLabelProps, 'control' | 'onChange'> {
  readonly onChange: (checked: boolean) => void;
}

export function LabelledCheckbox({ onChange, ...rest }: LabelledCheckboxProps) {
  return <FormControlLabel {...rest} control={<Checkbox />} onChange={(_, checked) => onChange(checked)} />;
}
