import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { TextField } from '../../ui/TextField';
import { Buttons, TitledCard } from '../../ui/TitledCard';

interface PasteFormProps {
  readonly words: Readonly<Record<'heading' | 'label' | 'hint' | 'button' | 'empty', string>>;
  /** Takes what was pasted. @returns why nothing in it is of use; the text then stays in the field. */
  readonly onText: (text: string) => ReactNode;
  /** For many links, one paste after the other. */
  readonly many?: boolean;
  /** More buttons. */
  readonly beside?: ReactNode;
  /** Stands below the form. */
  readonly children?: ReactNode;
}

/** Takes a link, only its code or any text with one in it. Lent to the screens that read such links. */
export function PasteForm({ words, onText, many = false, beside, children }: PasteFormProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<ReactNode>();

  function take() {
    // The field itself holds the text: what was pasted before the scripts arrived counts, too.
    const text = field.current?.value.trim() ?? '';
    const found = text ? onText(text) : words.empty;
    setProblem(found);
    if (many || found) field.current?.focus();
    if (!found && field.current) field.current.value = '';
  }

  return (
    <TitledCard title={words.heading} level="h2">
      <form
        noValidate
        // Outside a <dialog> this method submits nothing: no press before the scripts arrive sends the text anywhere.
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
        <Buttons>
          <Button type="submit" variant="contained">
            {words.button}
          </Button>
          {beside}
        </Buttons>
      </form>
      {children}
    </TitledCard>
  );
}
