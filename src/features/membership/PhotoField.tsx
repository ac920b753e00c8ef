import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { register } from 'words/register';
import { useAppDispatch } from '../../lib/hooks';
import { FileInput } from '../../ui/FileInput';
import { Hint } from '../../ui/Hint';
import { BulletList } from '../../ui/RichText';
import { StoredPhoto } from './photoParts';
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
  const [loaded, isLost] = useLoaded(loadCropper, preview !== null);
  const { stored, earlier } = preparation;
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string>();

  // The reason stands at the field; who has scrolled on while the file was read sees the notice alone.
  useEffect(() => {
    if (entry.step === 'failed') dispatch(photoRefused());
  }, [entry, dispatch]);

  const message = problem && (
    <FormHelperText error id="register-photo-problem">
      {problem}
    </FormHelperText>
  );

  /** Browsers ignore several files dropped on a field for one file, so the first of them is taken here. */
  function take(event: DragEvent<HTMLInputElement>) {
    event.preventDefault();
    const { files } = event.dataTransfer;
    const [first] = files;
    if (!first) return;
    const one = new DataTransfer();
    one.items.add(first);
    event.currentTarget.files = one.files;
    setFileName(first.name);
    preparation.choose(first, files.length > 1);
    // Files that a script sets fire no event, by which the form drops its message about the photo.
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Stack sx={{ gap: 2 }}>
      <FormControl fullWidth>
        <FormLabel id="register-photo-label" htmlFor={inputId}>
          {register.fields.photo}
        </FormLabel>
        <FileInput
          ref={input}
          id={inputId}
          labelId="register-photo-label"
          name="photo"
          chosen={fileName}
          accept="image/*"
          aria-required={!stored}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? 'register-photo-problem register-photo-hint' : 'register-photo-hint'}
          onDragOver={(event: DragEvent) => event.preventDefault()}
          onDrop={take}
          onChange={({ target }) => {
            const file = target.files?.[0];
            setFileName(file?.name);
            if (file) preparation.choose(file);
          }}
        />
        {/* What is wrong with a file is said as soon as it is known; that it is missing, where the form says so. */}
        <div role="status">
          {entry.step === 'failed' && message}
          {entry.step === 'preparing' && <PhotoProgress />}
          {preview && <span>{words.ready}</span>}
        </div>
        {entry.step !== 'failed' && message}
        <FormHelperText id="register-photo-hint">
          {stored ? register.edit.photoHint : words.hint}
        </FormHelperText>
      </FormControl>
      {entry.step === 'failed' && earlier && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          onClick={() => {
            // The browser's control would go on naming the file that was refused.
            if (input.current) input.current.value = '';
            setFileName(undefined);
            preparation.goBack();
          }}
        >
          {register.edit.keepPhoto}
        </Button>
      )}
      {preview && loaded && (
        <loaded.PhotoCropper key={preview} picture={preview} onCrop={(crop) => preparation.crop(crop)} />
      )}
      {preview && !loaded && <Hint role="alert">{isLost && words.crop.failed}</Hint>}
      {entry.step === 'ready' && (isLost || !preview) && (
        <>
          <StoredPhoto src={entry.photo.dataUrl} alt="" />
          <FormHelperText>{entry.photo.name}</FormHelperText>
        </>
      )}
      {/* Who can't see the photo needs it most. Only what is new in it is said, while the photo is cropped. */}
      <Box role="status" aria-atomic="false" sx={{ '&:empty': { position: 'absolute' } }}>
        {entry.step === 'ready' && entry.advice.length > 0 && (
          <Alert severity="info" icon={false} role="none">
            <AlertTitle>{words.adviceHeading}</AlertTitle>
            <BulletList items={entry.advice.map((one) => words.advice[one])} />
          </Alert>
        )}
      </Box>
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
