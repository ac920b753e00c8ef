import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { TextField } from '../../ui/TextField';
import { ButtonRow } from '../../ui/ButtonRow';
import { TitledCard } from '../../ui/cards';
import { longestText } from './readLink';

/** One line or several. */
export type PasteBox = HTMLInputElement & HTMLTextAreaElement;

interface PasteFormProps {
  readonly words: Readonly<Record<'heading' | 'label' | 'hint' | 'button' | 'empty' | 'tooLong', string>>;
  /** Takes what was pasted. @returns why nothing in it is of use; the text then stays in the field. */
  readonly onText: (text: string) => ReactNode;
  /** The box, for whoever puts a text back into it. */
  readonly field?: RefObject<PasteBox | null>;
  /** For many links, one paste after the other. */
  readonly many?: boolean;
  /** More buttons. */
  readonly beside?: ReactNode;
  /** Stands below the form. */
  readonly children?: ReactNode;
}

/** Takes a link, only its code or any text with one in it. Lent to the screens that read such links. */
export function PasteForm({ words, onText, many = false, beside, children, ...props }: PasteFormProps) {
  const ownField = useRef<PasteBox>(null);
  const field = props.field ?? ownField;
  const [problem, setProblem] = useState<ReactNode>();

  function take() {
    // The field itself holds the text: what was pasted before the scripts arrived counts, too.
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
