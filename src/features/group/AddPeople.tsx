import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { group } from 'words/group';
import { TextArea } from '../../ui/TextArea';
import { Buttons, Hint, TitledCard } from '../../ui/TitledCard';
import { findCodes } from '../share/readLink';

const words = group.add;

interface AddPeopleProps {
  /** Called with a text that holds at least one code. */
  readonly onText: (text: string) => void;
  readonly onMine: () => void;
  readonly onScan: () => void;
  /** What the last press led to. */
  readonly children: ReactNode;
}

/** Takes any text with links or codes in it. A text without any stays in the field, with the reason. */
export function AddPeople({ onText, onMine, onScan, children }: AddPeopleProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();

  function add() {
    // The field itself holds the text: what was pasted before the scripts arrived counts, too.
    const text = field.current?.value.trim() ?? '';
    const isOurs = findCodes(text).length + findCodes(text, 'g').length > 0;
    setProblem(isOurs ? undefined : text ? words.noCodes : words.empty);
    // Ready for the next one.
    field.current?.focus();
    if (!isOurs) return;
    if (field.current) field.current.value = '';
    onText(text);
  }

  return (
    <TitledCard title={words.heading} level="h2">
      <form
        noValidate
        // Outside a <dialog> this method submits nothing: no press before the scripts arrive sends the text anywhere.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextArea
          inputRef={field}
          label={words.label}
          rows={3}
          error={problem !== undefined}
          helperText={problem ?? words.hint}
        />
        <Buttons>
          <Button type="submit" variant="contained">
            {words.button}
          </Button>
          <Button variant="outlined" onClick={onScan}>
            {words.scan}
          </Button>
          <Button variant="outlined" onClick={onMine}>
            {words.mine}
          </Button>
        </Buttons>
      </form>
      {children}
      <Hint>{words.noNames}</Hint>
    </TitledCard>
  );
}
