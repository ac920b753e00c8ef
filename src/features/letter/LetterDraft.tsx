import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { letter } from '../../content/en/letter';
import { letterDrafts } from '../../content/en/letters/letterDrafts';
import type { PolicyId } from '../../content/policyIds';
import { CopyButton } from '../../ui/CopyButton';
import { TextArea } from '../../ui/TextArea';
import { TitledCard } from '../../ui/TitledCard';
import type { Answer } from '../votes/votesDocument';
import { composeCall, composeLetter, subjectOf } from './composeLetter';
import type { LetterChange, LetterNotes } from './letterNotes';
import { LetterText } from './LetterText';
import { ReasonFields } from './ReasonFields';
import { SenderFields } from './SenderFields';
import type { useSender } from './SenderFields';
import { serif } from '../../ui/palette';

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  marginBlockStart: 28,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'grid', gap: 24, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: 32 },
});

/** The one thing that goes to the printer. On the screen it is the field's twin, and hidden. */
const PrintedLetter = styled('div')({
  display: 'none',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: serif,
  fontSize: '12pt',
  lineHeight: 1.5,
});

const printed = '[data-printed-letter]';

/** Styles of the screen that holds the draft: once there is one, nothing but the letter is printed. */
export const printsLetterOnly = {
  '@media print': {
    [`&:has(${printed}) *:not(${printed}):not(:has(${printed}))`]: { display: 'none' },
    [`& ${printed}`]: { display: 'block' },
  },
} as const;

interface LetterDraftProps {
  readonly policyId: PolicyId;
  readonly answer: Answer;
  readonly signing: ReturnType<typeof useSender>;
  readonly notes: LetterNotes;
  readonly onChange: (change: LetterChange) => void;
}

/** Fields on one side, what becomes of them on the other. */
export function LetterDraft({ policyId, answer, signing, notes, onChange }: LetterDraftProps) {
  const draft = letterDrafts.find(({ id }) => id === policyId);
  if (!draft) throw new Error(`Policy ${policyId} has no draft.`);
  const { sender } = signing;
  const { reason, points, story, edited } = notes;
  const composed = composeLetter({ draft, answer, sender, reason, points: points[answer] ?? [], story });
  return (
    <>
      <Columns>
        <div>
          <SenderFields {...signing} />
          <ReasonFields policyId={policyId} answer={answer} notes={notes} onChange={onChange} />
        </div>
        <div>
          <LetterText
            answer={answer}
            subject={subjectOf({ draft, answer: edited ? edited.answer : answer })}
            composed={composed}
            notes={notes}
            onChange={onChange}
          />
          <CallScript text={composeCall({ draft, answer, sender })} />
        </div>
      </Columns>
      <PrintedLetter data-printed-letter>{edited?.text ?? composed}</PrintedLetter>
    </>
  );
}

function CallScript({ text }: { readonly text: string }) {
  const words = letter.call;
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <TitledCard title={words.heading} level="h3">
      <p>{words.text}</p>
      <TextArea rows={5} inputRef={field} label={words.label} value={text} readOnly />
      <CopyButton
        text={text}
        field={field}
        label={words.copy}
        copied={letter.result.copied}
        copyByHand={letter.result.copyByHand}
        variant="outlined"
      />
    </TitledCard>
  );
}
