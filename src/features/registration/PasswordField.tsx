import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { wrap } from 'comlink';
import { useEffect, useRef, useState } from 'react';
import { register as words } from 'words/register';
import { TextField } from '../../ui/TextField';
import type { TextFieldProps } from '../../ui/TextField';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { estimateStrength, Strength } from './estimateStrength';
import { readForm } from './formValues';

export function PasswordField({ htmlInput, ...field }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const [used, setUsed] = useState(false);
  return (
    <div>
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        htmlInput={{ ...htmlInput, spellCheck: false, autoCapitalize: 'none' }}
        onFocus={() => setUsed(true)}
        endAdornment={
          <Button
            variant="text"
            sx={{ flexShrink: 0, minHeight: 44, padding: '4px 12px' }}
            onClick={() => setShown(!shown)}
          >
            {shown ? words.password.hide : words.password.show}
            <VisuallyHidden> {words.password.toggleWhat}</VisuallyHidden>
          </Button>
        }
      />
      {used && <StrengthLine />}
    </div>
  );
}

/** Typing is judged when it pauses this long (ms), so that assistive technology hears one verdict, not one per key. */
const typingPause = 500;

/**
 * How hard the password is to guess: advice, never a condition. The estimator and its word lists (half a megabyte)
 * are fetched on first use; if they can't be, there is no advice and nothing else changes.
 */
function StrengthLine() {
  const line = useRef<HTMLParagraphElement>(null);
  const [strength, setStrength] = useState<Strength | null>(null);
  useEffect(() => {
    const form = line.current?.closest('form');
    if (!form) return;
    let timer: number | undefined;
    const starting = import('./startStrengthWorker').then(({ startStrengthWorker }) => startStrengthWorker());
    const estimating = starting.then((worker) => wrap<typeof estimateStrength>(worker));

    const judge = async () => {
      const { password, ...own } = readForm(form);
      const estimate = await estimating;
      const words = Object.values(own).filter((text) => text !== '');
      // The worker answers in the order in which it is asked: the last verdict is that of the last text.
      const verdict = await estimate(password, words);
      setStrength(password === '' ? null : verdict);
    };
    const judgeNow = () => void judge().catch(() => undefined);
    const judgeSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(judgeNow, typingPause);
    };

    judgeNow();
    form.addEventListener('input', judgeSoon);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', judgeSoon);
      void starting.then((worker) => worker.terminate()).catch(() => undefined);
    };
  }, []);

  return (
    <Typography
      variant="body2"
      ref={line}
      aria-live="polite"
      sx={{ marginBlockStart: '8px', minHeight: '1.5em' }}
    >
      {strength && (
        <>
          <meter aria-hidden max={4} low={2} high={3} optimum={4} value={strength.score} />{' '}
          {words.password.strength} <strong>{words.password.levels[strength.score]}</strong>.{' '}
          {strength.hint && words.password.hints[strength.hint]}
        </>
      )}
    </Typography>
  );
}
