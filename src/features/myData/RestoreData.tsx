import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { yourData } from 'words/yourData';
import { useAppDispatch } from '../../lib/hooks';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { FileInput } from '../../ui/FileInput';
import { TitledCard } from '../../ui/TitledCard';
import { readDataFile } from './dataFile';
import type { ParseResult } from './dataFile';
import { restoreFile } from './restore';
import { RestorePreview } from './RestorePreview';

const words = yourData.restore;

export function RestoreData() {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const labelId = `${id}label`;
  const problemId = `${id}problem`;
  const [result, setResult] = useState<ParseResult | null>(null);
  const [fileName, setFileName] = useState<string>();
  const file = result?.file;
  const problem = result?.problem;

  async function choose(chosen: File | undefined) {
    setResult(null);
    setFileName(chosen?.name);
    if (!chosen) return;
    const read = await readDataFile(chosen);
    // Only the last chosen file counts, in whatever order they were read.
    if (input.current?.files?.[0] === chosen) setResult(read);
  }

  /** Removes the preview with the focused button, so the focus returns to the file field. */
  function finish() {
    flushSync(() => {
      setResult(null);
      setFileName(undefined);
    });
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  }

  return (
    <TitledCard title={words.heading} level="h3">
      <p>{words.text}</p>
      <Stack sx={{ gap: 2, mt: 4 }}>
        <label id={labelId} htmlFor={id}>
          <strong>{words.label}</strong>
        </label>
        <FileInput
          ref={input}
          id={id}
          labelId={labelId}
          name="copy"
          chosen={fileName}
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
      </Stack>
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
