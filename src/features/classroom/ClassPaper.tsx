import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { lesson as words } from 'words/lesson';
import { usePrintAlone } from '../../lib/usePrintAlone';
import { ButtonRow } from '../../ui/ButtonRow';
import { PaperOnly } from '../../ui/classPaper';
import { ParentLetter } from './ParentLetter';
import type { Way } from './ParentLetter';

interface ClassPaperProps {
  readonly classCode: string;
  readonly way: Way;
  readonly cards: ReactNode;
}

/** What has to be on paper where students have no phones. */
export function ClassPaper({ classCode, way, cards }: ClassPaperProps) {
  const [alone, print] = usePrintAlone<'letter' | 'cards'>();
  return (
    <>
      <ButtonRow>
        <Button variant="outlined" onClick={() => print('letter')}>
          {words.printLetter}
        </Button>
        <Button variant="outlined" onClick={() => print('cards')}>
          {words.printCards}
        </Button>
      </ButtonRow>
      {alone === 'letter' && (
        <PaperOnly data-print-alone>
          <ParentLetter way={way} classCode={classCode} />
        </PaperOnly>
      )}
      {/* Always there: their words are loaded before a press. */}
      <PaperOnly data-print-alone={alone === 'cards' || undefined}>{cards}</PaperOnly>
    </>
  );
}
