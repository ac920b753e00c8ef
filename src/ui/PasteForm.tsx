import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from './TextField';
import { ButtonRow } from './ButtonRow';
import { TitledCard } from './TitledCard';
import { VisuallyHidden } from './VisuallyHidden';

/** One type for a ref to either element: the field is a textarea if `many` is true, else an input. */
export type PasteBox = HTMLInputElement & HTMLTextAreaElement;

interface PasteFormProps {
  readonly words: Readonly<Record<'heading' | 'label' | 'hint' | 'button' | 'empty' | 'tooLong', string>>;
  /** In characters. */
  readonly longest: number;
  /** @returns why the text can't be used: it then stays in the field. Without a reason, the field is emptied. */
  readonly onText: (text: string) => ReactNode;
  /** The element, for a parent that puts a text back into it. */
  readonly field?: RefObject<PasteBox | null>;
  /** True for pasting link after link: the field then has several lines and keeps the focus after each paste. */
  readonly many?: boolean;
  /** True if pasting is the next step of the whole screen. */
  readonly primary?: boolean;
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

export function PasteForm({
  words,
  longest,
  onText,
  many = false,
  primary = true,
  beside,
  children,
  ...props
}: PasteFormProps) {
  const ownField = useRef<PasteBox>(null);
  const fieldRef = props.field ?? ownField;
  const [problem, setProblem] = useState<ReactNode>();
  const help = useRef<HTMLSpanElement>(null);
  /** The problem as text, and how often one was said: the same words in a new element are said again. */
  const [said, setSaid] = useState({ text: '', times: 0 });

  function take() {
    // Uncontrolled: text that was pasted before the scripts arrived is in the element, but would be in no state.
    const pasted = fieldRef.current?.value.trim() ?? '';
    const refusal = pasted.length > longest ? words.tooLong : words.empty;
    const found = pasted && pasted.length <= longest ? onText(pasted) : refusal;
    // A field that gets the focus says its description by itself; one that keeps it, as after Enter, says nothing new.
    const keepsFocus = document.activeElement === fieldRef.current;
    flushSync(() => setProblem(found));
    const text = found && keepsFocus ? help.current?.textContent : undefined;
    setSaid(({ times }) => ({ text: text ?? '', times: times + 1 }));
    if (many || found) fieldRef.current?.focus();
    if (!found && fieldRef.current) fieldRef.current.value = '';
  }

  return (
    <TitledCard title={words.heading} level="h2" screenOnly>
      <form
        noValidate
        // Outside a <dialog> this submits nothing, so a press before the scripts arrive sends the text nowhere.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <TextField
          name="pasted"
          rows={many ? 3 : undefined}
          inputRef={fieldRef}
          label={words.label}
          error={Boolean(problem)}
          helperText={<span ref={help}>{problem ?? words.hint}</span>}
          autoComplete="off"
          htmlInput={{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false }}
        />
        <ButtonRow>
          <Button
            name="paste"
            type="submit"
            variant={primary ? 'contained' : 'outlined'}
            // The first click of a double click empties the field. The second one would show the error for an empty field.
            onClick={(event) => {
              if (event.detail > 1) event.preventDefault();
            }}
          >
            {words.button}
          </Button>
          {beside}
        </ButtonRow>
      </form>
      {children}
      <VisuallyHidden role="status">
        <span key={said.times}>{said.text}</span>
      </VisuallyHidden>
    </TitledCard>
  );
}
