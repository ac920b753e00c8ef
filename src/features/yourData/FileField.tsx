import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Ref } from 'react';
import { yourData } from '../../content/en/yourData';
import { color } from '../../ui/palette';
import { Small, Wrong } from './parts';

const Field = styled('div')({
  display: 'grid',
  gap: 8,
  marginBlockStart: 16,
  '& label': { fontWeight: 650 },
  '& p': { margin: 0 },
  '& p:empty': { display: 'none' },
});

/** The browser's own control: it speaks the visitor's language, takes the keyboard and a dropped file. */
const Input = styled('input')({
  width: '100%',
  padding: 12,
  font: 'inherit',
  fontSize: '0.9375rem',
  color: color('muted'),
  border: `2px dashed ${color('control')}`,
  borderRadius: 12,
  cursor: 'pointer',
  '&[aria-invalid=true]': { borderColor: color('no') },
  '&::file-selector-button': {
    minHeight: 48,
    marginInlineEnd: 14,
    padding: '8px 20px',
    font: 'inherit',
    fontSize: '1rem',
    fontWeight: 650,
    color: color('primary'),
    background: color('card'),
    border: `2px solid ${color('primary')}`,
    borderRadius: 10,
    cursor: 'pointer',
  },
});

interface FileFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly problem: string | undefined;
  readonly status: string | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

export function FileField({ ref, problem, status, onChoose }: FileFieldProps) {
  const id = useId();
  const problemId = `${id}problem`;
  return (
    <Field>
      <label htmlFor={id}>{yourData.restore.label}</label>
      <Input
        ref={ref}
        id={id}
        type="file"
        accept=".json,application/json"
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? problemId : undefined}
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
        }}
      />
      <div role="status">
        {problem && <Wrong id={problemId}>{problem}</Wrong>}
        {status && <Small>{status}</Small>}
      </div>
    </Field>
  );
}
