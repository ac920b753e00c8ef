import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';

interface ToggleChoiceProps<Value extends string> {
  /** Of the buttons; tells a press before the app is there. */
  readonly name: string;
  readonly label: string;
  readonly kinds: Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  /** `null` while nothing is chosen. */
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
  readonly size?: 'small' | 'medium';
  /**
   * True where no choice may be favored: all are of one width, and each is a stop of Tab. In other groups MUI makes one
   * button the stop, from which arrow keys lead to the rest.
   */
  readonly equal?: boolean;
}

/** Columns of one width. `minmax(0, …)`: without it, two buttons in text of twice the size are wider than a phone. */
const columns = {
  display: 'inline-grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  maxInlineSize: '100%',
} as const;

/**
 * One of a few, as joined buttons of which one stays pressed; below each other in a narrow box that is a container.
 * Pressing the one again keeps it.
 */
export function ToggleChoice<Value extends string>(props: ToggleChoiceProps<Value>) {
  const { name, label, kinds, values, value, onChoose, size = 'medium', equal = false } = props;
  const labelId = useId();
  return (
    <Stack data-needs-scripts sx={{ alignItems: 'start' }}>
      <FormLabel component="span" id={labelId}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        size={size}
        aria-labelledby={labelId}
        sx={equal ? columns : undefined}
        value={value}
        onChange={(_event, chosen: Value | null) => {
          if (chosen !== null) onChoose(chosen);
        }}
      >
        {values.map((each) => (
          <ToggleButton key={each} name={name} value={each} tabIndex={equal ? 0 : undefined}>
            {kinds[each]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
