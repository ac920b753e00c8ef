import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { TextField } from '../../ui/TextField';
import { ButtonRow } from '../../ui/ButtonRow';
import { TitledCard } from '../../ui/cards';
import { longestText } from './readLink';

/** A text input or a textarea. */
export type PasteBox = HTMLInputElement & HTMLTextAreaElement;

interface PasteFormProps {
  readonly words: Readonly<Record<'heading' | 'label' | 'hint' | 'button' | 'empty' | 'tooLong', string>>;
  /**
   * Receives the pasted text. @returns why nothing in it can be used (the text then stays in the field), or
   * nothing.
   */
  readonly onText: (text: string) => ReactNode;
  /** The element, for a parent that puts a text back into it. */
  readonly field?: RefObject<PasteBox | null>;
  /** A box of several lines that keeps the focus, for pasting link after link. */
  readonly many?: boolean;
  /** Buttons beside the one that submits. */
  readonly beside?: ReactNode;
  /** Shown below the form, in the same card. */
  readonly children?: ReactNode;
}

/** A field for a link, its code, or any text that contains one. */
export function PasteForm({ words, onText, many = false, beside, children, ...props }: PasteFormProps) {
  const ownField = useRef<PasteBox>(null);
  const field = props.field ?? ownField;
  const [problem, setProblem] = useState<ReactNode>();

  function take() {
    // Uncontrolled: text that was pasted before the scripts arrived is in the element, but would be in no state.
    const text = field.current?.value.trim() ?? '';
    const refusal = text.length > longestText ? words.tooLong : words.empty;
    const found = text && text.length <= longestText ? onText(text) : refusal;
    setProblem(found);
    if (many || found) field.current?.focus();
    if (!found && field.current) field.current.value = '';
  }

  return (
    <TitledCard title={words.heading} level="h2">
      <form
        noValidate
        // `method="dialog"` outside a <dialog> submits nothing, so a press before the scripts arrive cannot send
        // the text anywhere.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <TextField
          rows={many ? 3 : undefined}
          inputRef={field}
          label={words.label}
          error={Boolean(problem)}
          helperText={problem ?? words.hint}
          autoComplete="off"
          htmlInput={{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false }}
        />
        <ButtonRow>
          <Button type="submit" variant="contained">
            {words.button}
          </Button>
          {beside}
        </ButtonRow>
      </form>
      {children}
    </TitledCard>
  );
}
