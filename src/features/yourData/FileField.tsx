import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Ref } from 'react';
import { yourData } from '../../content/en/yourData';
import { FileInput } from '../../ui/FileInput';
import { Small, Wrong } from './parts';

const Field = styled('div')({
  display: 'grid',
  gap: 8,
  marginBlockStart: 16,
  '& label': { fontWeight: 650 },
  '& p': { margin: 0 },
  '& p:empty': { display: 'none' },
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
      <FileInput
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
