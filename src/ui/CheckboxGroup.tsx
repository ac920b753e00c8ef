import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { LabelledCheckbox } from './LabelledCheckbox';

interface CheckboxGroupProps<Value extends string | number> {
  /** Of each box, whose value tells it from the others. */
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly options: readonly (readonly [value: Value, label: ReactNode, end?: ReactNode])[];
  readonly chosen: readonly Value[];
  /** Once so many are chosen, the others are disabled. */
  readonly most?: number;
  /** In two columns, where there is room. */
  readonly inColumns?: boolean;
  readonly onChange: (chosen: Value[]) => void;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  columnGap: '24px',
} as const;

/** Any of several, one below the other. */
export function CheckboxGroup<Value extends string | number>(props: CheckboxGroupProps<Value>) {
  const { name, legend, hint, options, chosen, most = Infinity, inColumns = false, onChange } = props;
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend">{legend}</FormLabel>
      {hint && <FormHelperText sx={{ mt: 0, mb: 2 }}>{hint}</FormHelperText>}
      <FormGroup sx={inColumns ? columns : undefined}>
        {options.map(([value, label, end]) => (
          <LabelledCheckbox
            key={value}
            name={name}
            value={value}
            label={label}
            end={end}
            checked={chosen.includes(value)}
            disabled={chosen.length >= most && !chosen.includes(value)}
            onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((each) => each !== value))}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
