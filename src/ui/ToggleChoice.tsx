import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '.MuiCardContent-root > &': { marginBlockStart: 12 },
});

interface ToggleChoiceProps<Value extends string> {
  readonly label: string;
  readonly kinds: Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly className?: string;
}

export function ToggleChoice<Value extends string>(props: ToggleChoiceProps<Value>) {
  const { label, kinds, values, value, onChoose, className } = props;
  const labelId = useId();
  return (
    <Row className={className}>
      <span id={labelId}>{label}</span>
      <ToggleButtonGroup
        exclusive
        value={value}
        aria-labelledby={labelId}
        // The buttons wrap if enlarged text leaves no space: otherwise the page would scroll sideways.
        sx={{ flexWrap: 'wrap' }}
        onChange={(_event, chosen: Value | null) => {
          // MUI passes null when the selected button is pressed again: it stays selected.
          if (chosen) onChoose(chosen);
        }}
      >
        {values.map((each) => (
          // Every button is a tab stop: MUI makes only the selected one a stop, and the others need arrow keys.
          <ToggleButton key={each} value={each} tabIndex={0}>
            {kinds[each]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Row>
  );
}
