import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { ChoiceLabel } from './ChoiceLabel';
import { Cluster } from './layout';

interface RadioChoiceProps<Value extends string> {
  readonly legend: string;
  readonly hint: string;
  readonly name: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly chosen: Value | undefined;
  readonly onChange: (chosen: Value) => void;
}

/** One of several, beside each other where they fit. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, hint, name, options, chosen, onChange } = props;
  return (
    <FormControl component="fieldset" role="radiogroup" sx={{ marginBlockStart: '24px' }}>
      <FormLabel component="legend">{legend}</FormLabel>
      <Cluster>
        {options.map(([value, label]) => (
          <ChoiceLabel key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {label}
          </ChoiceLabel>
        ))}
      </Cluster>
      <FormHelperText>{hint}</FormHelperText>
    </FormControl>
  );
}
