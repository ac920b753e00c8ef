import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { compare } from 'words/compare';
import { Buttons, TitledCard } from '../../ui/TitledCard';
import { readLink } from '../share/readLink';
import { TextField } from '../../ui/TextField';
import { LinkProblem } from './LinkProblem';

const words = compare.paste;

interface PasteLinkProps {
  /** Called with a code that can be read. */
  readonly onCode: (code: string) => void;
}

/** Takes a link, only its code or any text with one in it. What can't be read stays in the field, with the reason. */
export function PasteLink({ onCode }: PasteLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ReactNode>();

  function open() {
    // The field itself holds the text: what was pasted before the scripts arrived counts, too.
    const text = field.current?.value.trim() ?? '';
    const { code, problem: found } = readLink(text);
    if (found) {
      setProblem(text ? <LinkProblem problem={found} text={text} /> : words.empty);
      field.current?.focus();
      return;
    }
    setProblem(undefined);
    if (field.current) field.current.value = '';
    onCode(code);
  }

  return (
    <TitledCard title={words.heading} level="h2">
      <form
        noValidate
        // Outside a <dialog> this method submits nothing: no press before the scripts arrive sends the link anywhere.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <TextField
          fullWidth
          inputRef={field}
          label={words.label}
          error={problem !== undefined}
          helperText={problem ?? words.hint}
          autoComplete="off"
          htmlInput={{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false }}
        />
        <Buttons>
          <Button type="submit" variant="contained">
            {words.button}
          </Button>
        </Buttons>
      </form>
    </TitledCard>
  );
}
