import { useEffect, useRef } from 'react';
import { argumentLabels } from 'words/argumentLabels';
import { letter } from 'words/letter';
import { letterFrame } from 'words/letterFrame';
import { letterForm } from 'words/letterForm';
import { officeLabels, officeTemplate } from 'words/letters/officeDrafts';
import type { Answer } from '../../content/answerIds';
import type { PolicyDraft } from '../../content/letterTypes';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { Section } from '../../ui/Section';
import { wishOf } from '../answers/reasons';
import { selectReason } from '../answers/reasonsSlice';
import { LetterAdditions } from './LetterAdditions';
import { BesideFirst, LetterAside, LetterColumn } from './LetterColumns';
import { LetterSheet } from './LetterSheet';
import { lettersOf } from './lettersOf';
import type { MentionOf } from './lettersOf';
import { rememberedSeen, selectWritten, untouched } from './letterSlice';
import { LetterSteps, StepTitle } from './LetterSteps';
import { ConfirmMember, MemberAsOf } from './MemberAsOf';
import { OfficeLetter } from './OfficeLetter';
import { OfficialLookups } from './OfficialLookups';
import { selectSender } from './senderSlice';
import { SendLetter } from './SendLetter';
import type { Congress } from './useCongress';
import { useSender } from './useSender';

interface LetterFormProps {
  readonly policy: PolicyHeading;
  readonly answer: Answer;
  /** The draft in the page's language, for the visitor to read. */
  readonly words: PolicyDraft;
  /** The draft to send, in the language that offices read; `null` if that is the page's: then `words` is sent. */
  readonly officeWords: PolicyDraft | null;
  readonly congress: Congress;
  /** Absent while the record of votes is not loaded. */
  readonly mentionOf?: MentionOf | undefined;
}

/** Parts of `LetterColumns`: whom the letter is to, the letter, and its way there. */
export function LetterForm({ policy, answer, words, officeWords, congress, mentionOf }: LetterFormProps) {
  const dispatch = useAppDispatch();
  const written = useAppSelector(selectWritten);
  const remembered = useAppSelector(selectSender);
  useEffect(() => {
    if (remembered) dispatch(rememberedSeen(remembered));
  }, [dispatch, remembered]);
  const { sender } = useSender();
  // None without an answer: a draft that is only looked at gives no reasons.
  const why = useAppSelector((state) => selectReason(state, policy.id));
  const field = useRef<HTMLTextAreaElement>(null);
  const policyId = policy.id;
  const draft = written.byPolicy[policyId] ?? untouched;
  const { to, versions } = lettersOf(
    written,
    sender,
    congress,
    answer,
    { draft: words, frame: letterFrame, labels: argumentLabels },
    officeWords &&
      officeTemplate &&
      officeLabels && { draft: officeWords, frame: officeTemplate, labels: officeLabels },
    mentionOf,
    why,
  );
  const [read, sent] = versions;
  const member = to.member ?? to.unconfirmed;
  const isForm = !draft.reason.trim() && !draft.story.trim() && !(why && wishOf(answer, why));
  const isChanged = versions.some(({ byHand }) => byHand.edited !== null);
  const isCopied = versions.some(({ byHand, text }) => byHand.copied === text);
  return (
    <>
      <BesideFirst>
        <LetterSteps
          slug={policy.slug}
          done={{ find: to.member !== undefined, write: !isForm || isChanged, send: isCopied }}
        />
      </BesideFirst>
      <LetterColumn>
        <OfficialLookups
          title={<StepTitle step="find">{letter.lookups.heading}</StepTitle>}
          congress={congress}
          letter={{ policyId, to }}
        />
      </LetterColumn>
      <LetterAside>
        <Section id="write" title={<StepTitle step="write">{letterForm.result.heading}</StepTitle>}>
          {member && <MemberAsOf member={member} />}
          {member && <ConfirmMember member={member} />}
          <LetterSheet answer={answer} version={read} label={letterForm.result.label} fieldRef={field} />
        </Section>
      </LetterAside>
      <LetterColumn>
        <LetterAdditions policyId={policyId} draft={draft} words={words} answer={answer} to={to} why={why} />
        {sent && <OfficeLetter answer={answer} read={read} sent={sent} />}
        <SendLetter
          title={<StepTitle step="send">{letterForm.send.heading}</StepTitle>}
          to={to}
          sender={sender}
          versions={versions}
          today={congress.today}
          isForm={isForm}
          fieldRef={field}
        />
      </LetterColumn>
    </>
  );
}
