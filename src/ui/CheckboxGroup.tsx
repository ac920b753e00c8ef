import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { PolicyId } from '../content/policyIds';
import { Hint } from './Hint';
import { LabelledCheckbox } from './LabelledCheckbox';

interface CheckboxGroupProps<Value extends string | number> {
  readonly legend: string;
  readonly hint?: string;
  readonly options: readonly (readonly [value: Value, label: ReactNode])[];
  readonly chosen: readonly Value[];
  /** Once so many are chosen, the others are disabled. */
  readonly most?: number;
  readonly onChange: (chosen: Value[]) => void;
  readonly className?: string;
}

/** Any of several, one below the other. */
export function CheckboxGroup<Value extends string | number>(props: CheckboxGroupProps<Value>) {
  const { legend, hint, options, chosen, most = Infinity, onChange, className } = props;
  return (
    <FormControl component="fieldset" fullWidth className={className}>
      <FormLabel component="legend">{legend}</FormLabel>
      {hint && <Hint>{hint}</Hint>}
      {options.map(([value, label]) => (
        <LabelledCheckbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          disabled={chosen.length >= most && !chosen.includes(value)}
          onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((each) => each !== value))}
        />
      ))}
    </FormControl>
  );
}

/** Policies in two columns, where there is room. */
export const PolicyChoices = styled(CheckboxGroup<PolicyId>)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  columnGap: 24,
});
