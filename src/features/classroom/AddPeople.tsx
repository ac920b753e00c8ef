import Button from '@mui/material/Button';
import type { ReactNode, RefObject } from 'react';
import { group } from 'words/group';
import { CodeOfOtherPage } from '../../ui/CodeOfOtherPage';
import { Hint } from '../../ui/Hint';
import { PasteForm } from '../../ui/PasteForm';
import type { PasteBox } from '../../ui/PasteForm';
import { pageOfCode } from '../sharing/pageOfCode';
import { findCodes, longestPaste } from '../sharing/readLink';

const words = group.add;

interface AddPeopleProps {
  readonly field: RefObject<PasteBox | null>;
  /** True if pasting is the next step of the whole screen. */
  readonly isNext: boolean;
  /** Called with a text that holds at least one code. @returns why it stays in the field, if nothing of it can be used. */
  readonly onText: (text: string) => string | undefined;
  readonly onScan: () => void;
  readonly onMine: () => void;
  /** What came of the last press. */
  readonly children: ReactNode;
}

export function AddPeople({ field, isNext, onText, onScan, onMine, children }: AddPeopleProps) {
  return (
    <PasteForm
      many
      primary={isNext}
      field={field}
      words={words}
      longest={longestPaste}
      onText={(text) => {
        if (findCodes(text, ['v', 'g']).length === 0) {
          const other = pageOfCode(text, 'v', 'g');
          return other ? <CodeOfOtherPage {...other} /> : words.noCodes;
        }
        return onText(text);
      }}
      beside={
        <>
          <Button name="scan" variant="outlined" onClick={onScan}>
            {words.scan}
          </Button>
          {/* A double click is one press: the second would find what the first has added. */}
          <Button name="addMine" onClick={({ detail }) => detail <= 1 && onMine()}>
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
