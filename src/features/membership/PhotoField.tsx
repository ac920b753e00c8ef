import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { useEffect, useRef } from 'react';
import type { DragEvent } from 'react';
import { register } from 'words/register';
import { useAppDispatch } from '../../lib/hooks';
import { FileInput } from '../../ui/FileInput';
import { Stack } from '../../ui/layout';
import { Panel } from '../../ui/Panel';
import { StoredPhoto } from '../../ui/photo';
import { useLong } from '../../lib/useLong';
import { useLoaded } from '../../lib/useLoaded';
import { fieldId } from './ErrorSummary';
import { photoRefused } from './registrationSlice';
import type { PhotoEntry, PhotoPreparation } from './photoPreparation';

const words = register.photo;
const inputId = fieldId('photo');

const loadCropper = () => import('./PhotoCropper');

interface PhotoFieldProps {
  readonly preparation: PhotoPreparation;
  /** The current state of `preparation`. The form subscribes to it; this field would not notice a change. */
  readonly entry: PhotoEntry;
  /** The form's message: that the photo is missing, or what is wrong with the chosen file. */
  readonly problem: string | undefined;
}

export function PhotoField({ preparation, entry, problem }: PhotoFieldProps) {
  const dispatch = useAppDispatch();
  const preview = entry.step === 'ready' ? entry.preview : null;
  const [loaded] = useLoaded(loadCropper, preview !== null);
  const { stored } = preparation;
  const input = useRef<HTMLInputElement>(null);

  // A notice says at once that a file can't be used; the visitor would otherwise learn it only on pressing Register.
  useEffect(() => {
    if (entry.step === 'failed') dispatch(photoRefused());
  }, [entry, dispatch]);

  /** Browsers ignore several files dropped on a field for one file, so the first of them is taken here. */
  function take(event: DragEvent<HTMLInputElement>) {
    event.preventDefault();
    const { files } = event.dataTransfer;
    const [first] = files;
    if (!first) return;
    const one = new DataTransfer();
    one.items.add(first);
    event.currentTarget.files = one.files;
    preparation.choose(first, files.length > 1);
  }

  return (
    <Stack gap={8}>
      <InputLabel htmlFor={inputId}>{register.fields.photo}</InputLabel>
      <FormHelperText id="register-photo-hint">
        {stored ? register.edit.photoHint : words.hint}
      </FormHelperText>
      <FileInput
        ref={input}
        id={inputId}
        name="photo"
        type="file"
        accept="image/*"
        aria-required={!stored}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? 'register-photo-problem register-photo-hint' : 'register-photo-hint'}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={take}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) preparation.choose(file);
        }}
      />
      {problem && (
        <FormHelperText error id="register-photo-problem">
          {problem}
        </FormHelperText>
      )}
      {entry.step === 'failed' && stored && (
        <Button
          variant="outlined"
          onClick={() => {
            // The browser's control would go on naming the file that was refused.
            if (input.current) input.current.value = '';
            preparation.restart();
          }}
        >
          {register.edit.keepPhoto}
        </Button>
      )}
      <div role="status">
        {entry.step === 'preparing' && <PhotoProgress />}
        {preview && <span>{words.ready}</span>}
      </div>
      {preview && loaded && (
        <loaded.PhotoCropper key={preview} picture={preview} onCrop={(crop) => preparation.crop(crop)} />
      )}
      {entry.step === 'ready' && !preview && (
        <>
          <StoredPhoto src={entry.photo.dataUrl} alt="" />
          <FormHelperText>{entry.photo.name}</FormHelperText>
        </>
      )}
      {entry.step === 'ready' && entry.advice.length > 0 && (
        <Panel component="div">
          <strong>{words.adviceHeading}</strong>
          <ul>
            {entry.advice.map((one) => (
              <li key={one}>{words.advice[one]}</li>
            ))}
          </ul>
        </Panel>
      )}
    </Stack>
  );
}

/** Mount it when the work starts: the wait is counted from then. */
function PhotoProgress() {
  return (
    useLong(true) && (
      <>
        <CircularProgress size={18} aria-hidden /> <span>{words.preparing}</span>
      </>
    )
  );
}
