import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';

interface LabelledCheckboxProps {
  readonly name?: string;
  readonly value?: string | number;
  readonly label: ReactNode;
  /** Stands at the end of the row, whole; the label takes lines beside it. Where text is enlarged it stands below. */
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
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 3 }}>
            <Box component="span" sx={{ flex: '1 1 6rem', minWidth: 0 }}>
              {label}
            </Box>{' '}
            {/* A chip is higher than a line, and no reason to set the row lower. */}
            <Box component="span" sx={{ flexShrink: 0, marginBlock: '-4px' }}>
              {end}
            </Box>
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
