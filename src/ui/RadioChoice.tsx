import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

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
  const legendId = useId();
  return (
    <FormControl component="fieldset" sx={{ marginBlockStart: '24px' }}>
      <FormLabel component="legend" id={legendId}>
        {legend}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={legendId}
        name={name}
        value={chosen ?? ''}
        onChange={(_, value) => {
          const option = options.find(([each]) => each === value);
          if (option) onChange(option[0]);
        }}
        sx={{ columnGap: '24px' }}
      >
        {options.map(([value, label]) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      <FormHelperText>{hint}</FormHelperText>
    </FormControl>
  );
}
