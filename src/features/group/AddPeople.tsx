import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { group } from 'words/group';
import { Hint } from '../../ui/TitledCard';
import { PasteForm } from '../share/PasteForm';
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

export function AddPeople({ onText, onMine, onScan, children }: AddPeopleProps) {
  function take(text: string) {
    if (findCodes(text).length + findCodes(text, 'g').length === 0) return words.noCodes;
    onText(text);
    return undefined;
  }
  return (
    <PasteForm
      many
      words={words}
      onText={take}
      beside={
        <>
          <Button variant="outlined" onClick={onScan}>
            {words.scan}
          </Button>
          <Button variant="outlined" onClick={onMine}>
            {words.mine}
          </Button>
        </>
      }
    >
      {children}
      <Hint>{words.noNames}</Hint>
    </PasteForm>
  );
}
