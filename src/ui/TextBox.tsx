import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { fieldBox } from './fieldBox';
import { color } from './palette';
import { Hint } from './Sheet';

const Field = styled('div')({
  marginBlockStart: 20,
  minWidth: 0,
  '& label': { display: 'block', marginBlockEnd: 6, fontWeight: 650 },
  '&& p': { margin: '6px 0 0' },
});

const box = {
  ...fieldBox,
  '&[aria-invalid=true]': { borderColor: color('no'), borderWidth: 2 },
  '&[readonly]': { background: color('tint') },
} as const;

const Line = styled('input')(box);
// Grows with its text where the browser can; elsewhere it scrolls.
const Area = styled('textarea')({ ...box, lineHeight: 1.6, resize: 'vertical', fieldSizing: 'content' });

const Wrong = styled('p')({ color: color('no'), fontWeight: 600 });

interface Words {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with the text, if anything. */
  readonly problem?: string | undefined;
}

function useDescription({ hint, problem }: Omit<Words, 'label'>) {
  const id = useId();
  const hintId = `${id}hint`;
  const problemId = `${id}problem`;
  const describedBy = [problem && problemId, hint && hintId].filter(Boolean).join(' ');
  const below = (
    <>
      {problem && <Wrong id={problemId}>{problem}</Wrong>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </>
  );
  return {
    id,
    below,
    aria: { 'aria-describedby': describedBy || undefined, 'aria-invalid': problem !== undefined },
  };
}

type TextLineProps = Words &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style'> & { readonly ref?: Ref<HTMLInputElement> };

/** One line to type in, or to copy from: plain elements, as MUI's field would double the weight of its screen. */
export function TextLine({ label, hint, problem, ...rest }: TextLineProps) {
  const { id, below, aria } = useDescription({ hint, problem });
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Line id={id} {...aria} {...rest} />
      {below}
    </Field>
  );
}

type TextAreaProps = Words &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style'> & { readonly ref?: Ref<HTMLTextAreaElement> };

/** As `TextLine`, for several lines. */
export function TextArea({ label, hint, problem, ...rest }: TextAreaProps) {
  const { id, below, aria } = useDescription({ hint, problem });
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Area id={id} {...aria} {...rest} />
      {below}
    </Field>
  );
}
