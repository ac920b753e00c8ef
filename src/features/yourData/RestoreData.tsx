import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { yourData } from 'words/yourData';
import { useAppDispatch } from '../../hooks';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { FileInput } from '../../ui/FileInput';
import { TitledCard } from '../../ui/TitledCard';
import { readDataFile } from './dataFile';
import type { ParseResult } from './dataFile';
import { restoreFile } from './restoreFile';
import { RestorePreview } from './RestorePreview';

const words = yourData.restore;

const Field = styled('div')({
  display: 'grid',
  gap: 8,
  marginBlockStart: 16,
  '& label': { fontWeight: 650 },
  '& p': { margin: 0 },
});

/** A file is chosen, looked at and, after a yes, laid over what is here. */
export function RestoreData() {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const problemId = `${id}problem`;
  const [result, setResult] = useState<ParseResult | null>(null);
  const [finished, setFinished] = useState(0);
  const file = result?.file;
  const problem = result?.problem;

  // The preview and its buttons are gone: focus goes back to where this began.
  useEffect(() => {
    if (finished > 0) input.current?.focus();
  }, [finished]);

  async function choose(chosen: File | undefined) {
    setResult(null);
    if (!chosen) return;
    const read = await readDataFile(chosen);
    // Only the last chosen file counts, in whatever order they were read.
    if (input.current?.files?.[0] === chosen) setResult(read);
  }

  function finish() {
    if (input.current) input.current.value = '';
    setResult(null);
    setFinished((count) => count + 1);
  }

  return (
    <TitledCard title={words.heading} level="h3">
      <p>{words.text}</p>
      <Field>
        <label htmlFor={id}>{words.label}</label>
        <FileInput
          ref={input}
          id={id}
          type="file"
          accept=".json,application/json"
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <div role="status">
          {problem && (
            <FormHelperText error id={problemId}>
              {words.problems[problem]}
            </FormHelperText>
          )}
          {file && <FormHelperText>{words.ready}</FormHelperText>}
        </div>
      </Field>
      {file && (
        <RestorePreview
          file={file}
          level={4}
          action={
            <ConfirmButton
              variant="contained"
              question={words.ask}
              onConfirm={() => {
                if (dispatch(restoreFile(file))) finish();
              }}
            >
              {words.button}
            </ConfirmButton>
          }
          onCancel={finish}
        />
      )}
    </TitledCard>
  );
}
