import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { compare } from '../../content/en/compare';
import { Buttons, Sheet } from '../../ui/Sheet';
import { TextLine } from '../../ui/TextBox';
import { readLink } from '../share/readLink';

const words = compare.paste;

interface PasteLinkProps {
  /** Called with a code that can be read. */
  readonly onCode: (code: string) => void;
}

/** Takes a link, only its code or any text with one in it. What can't be read stays in the field, with the reason. */
export function PasteLink({ onCode }: PasteLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  function open() {
    // The field itself holds the text: what was pasted before the scripts arrived counts, too.
    const text = field.current?.value.trim() ?? '';
    const { code, problem: found } = readLink(text);
    if (found) {
      setProblem(text ? compare.problems[found] : words.empty);
      field.current?.focus();
      return;
    }
    setProblem(undefined);
    if (field.current) field.current.value = '';
    onCode(code);
  }

  return (
    <Sheet>
      <Typography variant="h3" component="h2">
        {words.heading}
      </Typography>
      <form
        noValidate
        // Outside a <dialog> this method submits nothing: no press before the scripts arrive sends the link anywhere.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <TextLine
          ref={field}
          label={words.label}
          hint={words.hint}
          problem={problem}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Buttons>
          <Button type="submit" variant="contained">
            {words.button}
          </Button>
        </Buttons>
      </form>
    </Sheet>
  );
}
