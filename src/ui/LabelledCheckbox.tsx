import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';

interface LabelledCheckboxProps {
  readonly name?: string;
  readonly value?: string | number;
  readonly label: ReactNode;
  /** Stands at the end of the row; the label takes lines before it does. */
  readonly end?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function LabelledCheckbox(props: LabelledCheckboxProps) {
  const { label, end, disabled = false, onChange, ...rest } = props;
  return (
    <FormControlLabel
      {...rest}
      label={
        end ? (
          <Box component="span" sx={{ display: 'flex', gap: 4, justifyContent: 'space-between' }}>
            <span>{label}</span> {end}
          </Box>
        ) : (
          label
        )
      }
      slotProps={{ typography: { sx: end ? { flex: 1 } : undefined } }}
      disabled={disabled}
      control={<Checkbox />}
      onChange={(_event, checked) => onChange(checked)}
    />
  );
}
