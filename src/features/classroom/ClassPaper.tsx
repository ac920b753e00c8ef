import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { lesson as words } from 'words/lesson';
import type { PolicyId } from '../../content/policyIds';
import { usePrintAlone } from '../../lib/usePrintAlone';
import { ButtonRow } from '../../ui/ButtonRow';
import { ParentLetter } from './ParentLetter';
import { Posters } from './Posters';
import { RoleCards } from './RoleCards';
import type { AnswerMode } from './answerModes';

interface ClassPaperProps {
  readonly picked: readonly PolicyId[];
  readonly answerMode: AnswerMode;
  readonly cards: ReactNode;
}

/** What has to be on paper where students have no phones. On the screen the guide holds the letter and the class the cards. */
export function ClassPaper({ picked, answerMode, cards }: ClassPaperProps) {
  const [alone, print] = usePrintAlone<'letter' | 'cards' | 'posters' | 'roles'>();
  // Whoever has answered by phone must not put a dot as well.
  const hasWall = answerMode === 'hands';
  return (
    <>
      <ButtonRow inRail>
        <Button variant="outlined" onClick={() => print('letter')}>
          {words.printLetter}
        </Button>
        <Button variant="outlined" onClick={() => print('cards')}>
          {words.printCards}
        </Button>
        {hasWall && (
          <>
            <Button variant="outlined" onClick={() => print('posters')}>
              {words.printPosters}
            </Button>
            <Button variant="outlined" onClick={() => print('roles')}>
              {words.printRoles}
            </Button>
          </>
        )}
      </ButtonRow>
      {alone === 'letter' && (
        <div hidden data-print-alone>
          <ParentLetter answerMode={answerMode} policies={picked} />
        </div>
      )}
      {/* Always there: words and codes are loaded before a press, which copies the page as it is. */}
      <div hidden data-print-alone={alone === 'cards' || undefined}>
        {cards}
      </div>
      {hasWall && (
        <div hidden data-print-alone={alone === 'posters' || undefined}>
          <Posters policies={picked} />
        </div>
      )}
      {alone === 'roles' && (
        <div hidden data-print-alone>
          <RoleCards policies={picked} />
        </div>
      )}
    </>
  );
}
