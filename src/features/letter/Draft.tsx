import { styled } from '@mui/material/styles';
import { letterDrafts } from '../../content/en/letters/letterDrafts';
import type { Stance } from '../../content/letterTypes';
import type { PolicyId } from '../../content/policyIds';
import { serif } from '../../ui/typefaces';
import { CallScript } from './CallScript';
import { composeCall, composeLetter, subjectOf } from './composeLetter';
import type { LetterNotes } from './letterNotes';
import { LetterText } from './LetterText';
import { printedLetter } from './printedLetter';
import { ReasonFields } from './ReasonFields';
import { SenderFields } from './SenderFields';
import type { useSender } from './useSender';

const Desk = styled('div')({
  display: 'grid',
  gap: 24,
  marginBlockStart: 28,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'grid', gap: 24, alignContent: 'start' },
  '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: 32 },
});

const Printed = styled('div')({
  display: 'none',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: serif,
  fontSize: '12pt',
  lineHeight: 1.5,
});

interface DraftProps {
  readonly policyId: PolicyId;
  readonly stance: Stance;
  readonly signing: ReturnType<typeof useSender>;
  readonly notes: LetterNotes;
  readonly onChange: (change: Partial<LetterNotes>) => void;
}

/** Fields on one side, what becomes of them on the other. */
export function Draft({ policyId, stance, signing, notes, onChange }: DraftProps) {
  const draft = letterDrafts.find(({ id }) => id === policyId);
  if (!draft) throw new Error(`Policy ${policyId} has no draft.`);
  const { sender } = signing;
  const { reason, points, story } = notes;
  const composed = composeLetter({ draft, stance, sender, reason, points, story });
  return (
    <>
      <Desk>
        <div>
          <SenderFields {...signing} />
          <ReasonFields policyId={policyId} stance={stance} notes={notes} onChange={onChange} />
        </div>
        <div>
          <LetterText
            subject={subjectOf({ draft, stance })}
            composed={composed}
            notes={notes}
            onChange={onChange}
          />
          <CallScript text={composeCall({ draft, stance, sender })} />
        </div>
      </Desk>
      <Printed {...printedLetter}>{notes.edited ?? composed}</Printed>
    </>
  );
}
