import { ChoiceLabel } from './ChoiceLabel';
import type { ReactNode } from 'react';

interface LabelledCheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function LabelledCheckbox({ label, onChange, ...rest }: LabelledCheckboxProps) {
  return (
    <ChoiceLabel>
      <input type="checkbox" {...rest} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </ChoiceLabel>
  );
}
