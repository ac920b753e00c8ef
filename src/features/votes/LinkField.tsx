import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { surveys } from '../../content/en/surveys';
import { color } from '../../ui/palette';

const Field = styled('div')({
  flex: '1 1 100%',
  display: 'grid',
  gap: 4,
  '& input': {
    width: '100%',
    minHeight: 48,
    padding: '8px 12px',
    border: `2px solid ${color('control')}`,
    borderRadius: 10,
    background: color('card'),
    color: color('ink'),
    font: 'inherit',
  },
  '@media print': { display: 'none' },
});

interface LinkFieldProps {
  readonly address: string;
  /** The policy's title. */
  readonly title: string;
}

/** The address, selected, for the visitor to copy by hand. It comes as the answer to a press and takes the focus. */
export function LinkField({ address, title }: LinkFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useEffect(() => {
    input.current?.select();
    input.current?.focus();
  }, []);
  return (
    <Field>
      <span id={hintId}>{surveys.linkRefused}</span>
      <input
        ref={input}
        readOnly
        value={address}
        aria-label={surveys.linkLabel(title)}
        aria-describedby={hintId}
        onFocus={(event) => {
          event.target.select();
        }}
      />
    </Field>
  );
}
