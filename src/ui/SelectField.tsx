import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { ChevronIcon } from './icons';

export interface SelectFieldProps {
  /**
   * For a field that is drawn anew while it may have the focus: without a fixed id, `app/useFocusRestoration.ts` would not
   * find the new one, and the focus would be lost.
   */
  readonly id?: string;
  readonly name?: string;
  readonly label: string;
  /** Shown while nothing is chosen. Without it something always is. */
  readonly none?: string;
  readonly value: string;
  /** What each option shows, by value. A map, as of two options with one value the second could not be chosen. */
  readonly options: ReadonlyMap<string, string>;
  readonly autoComplete?: string;
  readonly onChange: (value: string) => void;
}

/**
 * The browser's own select, which takes keyboard, touch and enlarged text without code of ours. Hidden without scripts,
 * as choosing would then change nothing.
 */
export function SelectField(props: SelectFieldProps) {
  const { name, label, none, value, options, autoComplete, onChange } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FormControl fullWidth data-needs-scripts>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        input={<OutlinedInput />}
        IconComponent={ChevronIcon}
        inputProps={{ id, name, autoComplete }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {Array.from(options, ([each, shown]) => (
          <option key={each} value={each}>
            {shown}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
