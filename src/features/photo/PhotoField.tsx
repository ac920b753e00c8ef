import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DragEvent } from 'react';
import { register } from 'words/register';
import type { PhotoAdvice } from '../../content/registerTypes';
import { useAppDispatch } from '../../hooks';
import { FileInput } from '../../ui/FileInput';
import { color } from '../../ui/palette';
import { useLoaded } from '../../ui/useLoaded';
import { noticeShown } from '../notices/noticesSlice';
import type { PhotoPreparation } from './photoPreparation';
import { StoredPhoto } from './StoredPhoto';

const words = register.photo;
const inputId = 'register-photo';

const Field = styled('div')({ display: 'grid', gap: 12, '& label': { margin: 0 } });
const Help = styled(FormHelperText)({ margin: 0 }) as typeof FormHelperText;
const Status = styled('p')({
  margin: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '&:empty': { display: 'none' },
});

const loadCropper = () => import('./PhotoCropper');

interface PhotoFieldProps {
  readonly preparation: PhotoPreparation;
  /** What the form has to say about it, until another photo is chosen. */
  readonly problem: string | undefined;
}

export function PhotoField({ preparation, problem: given }: PhotoFieldProps) {
  const dispatch = useAppDispatch();
  const entry = useSyncExternalStore(preparation.subscribe, preparation.current, preparation.current);
  const preview = entry.step === 'ready' ? entry.preview : null;
  const loaded = useLoaded(loadCropper, preview !== null);
  const problem = entry.step === 'failed' ? words.problems[entry.problem] : given;
  const stored = preparation.stored;

  // A file that can't be used is said at once, not only when Register is pressed.
  useEffect(() => {
    if (entry.step === 'failed') dispatch(noticeShown('photoNotUsable'));
  }, [entry, dispatch]);

  /** Left to the browser, a drop of several files is ignored where the field takes one. */
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
    <Field>
      <InputLabel htmlFor={inputId}>{register.fields.photo}</InputLabel>
      <Help id="register-photo-hint" sx={{ marginBlockStart: '-6px' }}>
        {stored ? register.edit.photoHint : words.hint}
      </Help>
      <FileInput
        id={inputId}
        name="photo"
        type="file"
        accept="image/*"
        aria-required={!stored}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? 'register-photo-problem register-photo-hint' : 'register-photo-hint'}
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
        }}
        onDrop={take}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) preparation.choose(file);
        }}
      />
      {problem && (
        <Help error id="register-photo-problem">
          {problem}
        </Help>
      )}
      {entry.step === 'failed' && stored && (
        <Button
          variant="outlined"
          onClick={() => {
            preparation.restart();
          }}
        >
          {register.edit.keepPhoto}
        </Button>
      )}
      <Status role="status">
        {entry.step === 'preparing' && <PhotoProgress />}
        {preview && words.ready}
      </Status>
      {preview && loaded && loaded !== 'failed' && (
        <loaded.PhotoCropper
          key={preview}
          picture={preview}
          onCrop={(crop) => {
            preparation.crop(crop);
          }}
        />
      )}
      {entry.step === 'ready' && !preview && <StoredPhoto photo={entry.photo} />}
      {entry.step === 'ready' && <AdviceList advice={entry.advice} />}
    </Field>
  );
}

/** Shorter waits (ms) are over before a sign of them could be read. */
const noticeable = 300;

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10 });

/** Stands while a photo is being prepared; mount it when the work starts. */
function PhotoProgress() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, noticeable, true);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!long) return null;
  return (
    <Line>
      <CircularProgress size={18} aria-hidden />
      {words.preparing}
    </Line>
  );
}

const Panel = styled('div')({
  maxWidth: 520,
  padding: '14px 18px',
  borderRadius: 12,
  background: color('tint'),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& p': { margin: 0, fontWeight: 650 },
  '& ul': { margin: '6px 0 0', paddingInlineStart: 20 },
});

/** What could be better about the photo. Never in the way of using it. */
function AdviceList({ advice }: { readonly advice: readonly PhotoAdvice[] }) {
  if (advice.length === 0) return null;
  return (
    <Panel>
      <p>{words.adviceHeading}</p>
      <ul>
        {advice.map((one) => (
          <li key={one}>{words.advice[one]}</li>
        ))}
      </ul>
    </Panel>
  );
}
