import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

interface RadioChoiceProps<Value extends string> {
  readonly legend: string;
  readonly hint?: string;
  readonly name: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly chosen: Value | undefined;
  readonly onChange: (chosen: Value) => void;
}

/** One of several, beside each other where they fit. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, hint, name, options, chosen, onChange } = props;
  const id = useId();
  return (
    <FormControl>
      <FormLabel component="span" id={id}>
        {legend}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        name={name}
        value={chosen ?? null}
        onChange={(_event, value) => onChange(value as Value)}
        sx={{ columnGap: 5 }}
      >
        {options.map(([value, label]) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      {hint && <FormHelperText>{hint}</FormHelperText>}
    </FormControl>
  );
}
