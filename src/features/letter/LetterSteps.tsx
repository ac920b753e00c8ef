import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { letter } from 'words/letter';
import { letterFrame } from 'words/letterFrame';
import { letterSteps } from 'words/letterSteps';
import { frameToSend } from 'words/letters/lettersToSend';
import { fullDate } from '../../content/fullDate';
import type { LetterUse, PolicyDraft } from '../../content/letterTypes';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { letterPath } from '../../paths';
import { Fold } from '../../ui/Fold';
import type { Answer } from '../votes/votesDocument';
import { layOutLetter, versionOf } from './composeLetter';
import { letterTaken, selectWritten, senderTyped, untouched } from './letterSlice';
import { LetterStep } from './LetterStep';
import { LetterText } from './LetterText';
import { LetterToSend, UseChoice } from './LetterToSend';
import { OfficialLookups } from './OfficialLookups';
import { PointFields, ReasonFields, SenderFields } from './LetterFields';
import type { Sender } from './senderSlice';
import { selectSender } from './senderSlice';
import { SendLetter } from './SendLetter';

const { steps } = letterSteps;

/** The ids of the three steps, in order. */
const ids = ['write', 'find', 'send'] as const;

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: 0 },
  '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: 32 },
});

interface LetterStepsProps {
  readonly policy: PolicyHeading;
  readonly answer: Answer;
  /** What letters about this policy say. */
  readonly words: PolicyDraft;
  /** What they say in the language that offices read, where that is another one. */
  readonly wordsToSend: PolicyDraft | null;
}

/** From the draft to a letter sent. */
export function LetterSteps({ policy, answer, words, wordsToSend }: LetterStepsProps) {
  const dispatch = useAppDispatch();
  const { recipient, byPolicy, toRead } = useAppSelector(selectWritten);
  const sender = useSender();
  const [now] = useState(() => new Date().toISOString());
  const [use, setUse] = useState<LetterUse>('sent');
  const field = useRef<HTMLTextAreaElement>(null);
  const policyId = policy.id;
  const draft = byPolicy[policyId] ?? untouched;
  const { reason, story, points } = draft;
  const parts = { answer, recipient, sender, reason, story, points: points[answer] };
  const sent =
    frameToSend && wordsToSend
      ? versionOf({ policyId }, draft, { ...parts, draft: wordsToSend, frame: frameToSend })
      : null;
  const read = versionOf(
    { policyId, toRead: sent !== null },
    sent ? (toRead[policyId] ?? untouched) : draft,
    { ...parts, draft: words, frame: letterFrame },
  );
  const chosen = use === 'sent' ? (sent ?? read) : read;
  const { frame, subject, text } = chosen;
  return (
    <>
      <StepLinks slug={policy.slug} />
      <LetterStep id="write" number={1} title={letterSteps.result.heading}>
        <Columns>
          <LetterText
            answer={answer}
            recipient={recipient}
            versions={sent ? [read, sent] : [read]}
            fieldRef={field}
          />
          <div>
            <Fold title={letterSteps.sender.heading} level="h3">
              <SenderFields sender={sender} />
            </Fold>
            <Fold title={letterSteps.reason.heading} level="h3">
              <ReasonFields policyId={policyId} draft={draft} />
            </Fold>
            <Fold title={letterSteps.points.heading} level="h3">
              <PointFields words={words} answer={answer} chosen={points[answer]} />
            </Fold>
          </div>
        </Columns>
        {sent && <LetterToSend answer={answer} read={read} sent={sent} />}
      </LetterStep>
      <LetterStep id="find" number={2} title={letter.lookups.heading}>
        <OfficialLookups recipient={recipient} />
      </LetterStep>
      <LetterStep id="send" number={3} title={letterSteps.send.heading}>
        {sent && (
          <UseChoice
            use={use}
            onChoose={setUse}
            apart={read.byHand.edited !== null && sent.byHand.edited === null}
          />
        )}
        <SendLetter
          version={chosen}
          onPaper={layOutLetter({
            sender,
            date: fullDate(now, frame.locale),
            recipient,
            subject: `${frame.subject} ${subject}`,
            text,
            frame,
          })}
          callMeans={chosen === sent ? read.call : null}
          fieldRef={field}
          onTaken={() => {
            dispatch(letterTaken({ policyId }));
            if (sent) dispatch(letterTaken(read.id));
          }}
        />
      </LetterStep>
    </>
  );
}

const StepList = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', paddingBlock: 10, fontWeight: 650 },
});

/** The way, and a way past a long letter. */
function StepLinks({ slug }: { readonly slug: string }) {
  return (
    <nav aria-label={steps.label}>
      <StepList role="list">
        {ids.map((id, index) => (
          <li key={id}>
            <Link to={`${letterPath(slug)}#${id}`}>
              {index + 1}. {steps[id]}
            </Link>
          </li>
        ))}
      </StepList>
    </nav>
  );
}

/**
 * Who signs the letters: whom the device remembers, or what was typed in this visit. What is forgotten, in this tab or
 * in another one, stays in the fields that are being used here.
 */
function useSender(): Sender {
  const dispatch = useAppDispatch();
  const remembered = useAppSelector(selectSender);
  const { sender } = useAppSelector(selectWritten);
  useEffect(() => {
    if (remembered) dispatch(senderTyped(remembered));
  }, [dispatch, remembered]);
  return remembered ?? sender;
}
