import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { lesson as words } from 'words/lesson';
import { usePrintAlone } from '../../lib/usePrintAlone';
import { ButtonRow } from '../../ui/ButtonRow';
import { ParentLetter } from './ParentLetter';
import type { Way } from './ways';

interface ClassPaperProps {
  readonly classCode: string;
  readonly way: Way;
  readonly cards: ReactNode;
}

/** What has to be on paper where students have no phones. On the screen the guide holds the letter and the class the cards. */
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
        <div hidden data-print-alone>
          <ParentLetter way={way} classCode={classCode} />
        </div>
      )}
      {/* Always there: their words are loaded before a press. */}
      <div hidden data-print-alone={alone === 'cards' || undefined}>
        {cards}
      </div>
    </>
  );
}
