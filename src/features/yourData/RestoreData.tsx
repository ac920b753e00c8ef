import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../hooks';
import { yourData } from '../../content/en/yourData';
import { LazyConfirmDialog } from '../../ui/LazyConfirmDialog';
import { FileField } from './FileField';
import { Card } from './parts';
import type { ParseResult } from './parseDataFile';
import { readDataFile } from './readDataFile';
import { restoreFile } from './restoreFile';
import { RestorePreview } from './RestorePreview';

const words = yourData.restore;

/** A file is chosen, looked at and, after a yes, laid over what is here. */
export function RestoreData() {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<ParseResult | null>(null);
  const [asking, setAsking] = useState(false);
  const [finished, setFinished] = useState(0);
  const file = result?.file;

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
    <Card>
      <Typography variant="h3">{words.heading}</Typography>
      <p>{words.text}</p>
      <FileField
        ref={input}
        problem={result?.problem && words.problems[result.problem]}
        status={file && words.ready}
        onChoose={(chosen) => void choose(chosen)}
      />
      {file && (
        <RestorePreview
          file={file}
          onRestore={() => {
            setAsking(true);
          }}
          onCancel={finish}
        />
      )}
      <LazyConfirmDialog
        open={asking}
        title={words.ask.title}
        text={words.ask.text}
        confirmLabel={words.ask.confirm}
        cancelLabel={words.ask.cancel}
        onConfirm={() => {
          setAsking(false);
          if (file && dispatch(restoreFile(file))) finish();
        }}
        onCancel={() => {
          setAsking(false);
        }}
      />
    </Card>
  );
}
