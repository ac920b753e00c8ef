import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { congress as congressWords } from 'words/congress';
import { letter } from 'words/letter';
import { letterFrame } from 'words/letterFrame';
import { letterForm } from 'words/letterForm';
import { officeTemplate } from 'words/letters/officeDrafts';
import type { PolicyDraft } from '../../content/letterTypes';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { useLoaded } from '../../lib/useLoaded';
import { letterPath } from '../../lib/paths';
import { Disclosure } from '../../ui/Disclosure';
import { lazyPart } from '../../ui/lazyPart';
import { LinkRow } from '../../ui/layout';
import { Section } from '../../ui/Section';
import { FormColumns } from '../../ui/formColumns';
import { Stack } from '../../ui/layout';
import { StepNumber } from '../../ui/steps';
import type { Answer } from '../../content/answerIds';
import { lettersOf } from './lettersOf';
import { rememberedSeen, selectWritten, untouched } from './letterSlice';
import { LetterText, OfficeLetter } from './LetterText';
import { OfficialLookups } from './OfficialLookups';
import { PointFields, ReasonFields, SenderFields } from './LetterFields';
import { selectSender } from './senderSlice';
import { SendLetter } from './SendLetter';
import type { Congress } from './useCongress';
import { useSender } from './useSender';

const loadRecord = () => import(/* webpackChunkName: "MemberRecord" */ './memberRecord');

const MentionField = lazyPart(
  async () => (await import(/* webpackChunkName: "MemberRecord" */ './MemberRecord')).MentionField,
  congressWords.votes.failed,
);

function numbered(number: number, title: string) {
  return (
    <>
      {/* Around the number, which in a link's flex box would be underlined. */}
      <span aria-hidden>
        <StepNumber>{number}</StepNumber>
      </span>
      {title}
    </>
  );
}

/** By the ids of the three sections, in order. */
const titles = {
  write: numbered(1, letterForm.result.heading),
  find: numbered(2, letter.lookups.heading),
  send: numbered(3, letterForm.send.heading),
};

interface LetterFormProps {
  readonly policy: PolicyHeading;
  readonly answer: Answer;
  /** The draft in the page's language, for the visitor to read. */
  readonly words: PolicyDraft;
  /** The draft to send, in the language that offices read; `null` if that is the page's: then `words` is sent. */
  readonly officeWords: PolicyDraft | null;
  readonly congress: Congress;
}

export function LetterForm({ policy, answer, words, officeWords, congress }: LetterFormProps) {
  const dispatch = useAppDispatch();
  const written = useAppSelector(selectWritten);
  const remembered = useAppSelector(selectSender);
  useEffect(() => {
    if (remembered) dispatch(rememberedSeen(remembered));
  }, [dispatch, remembered]);
  const { sender } = useSender();
  const field = useRef<HTMLTextAreaElement>(null);
  const policyId = policy.id;
  const draft = written.byPolicy[policyId] ?? untouched;
  const { reason, story, points } = draft;
  const ofPolicy = [draft, written.toRead[policyId]];
  const isMentioned = ofPolicy.some((each) => (each?.mention ?? each?.edited?.mention ?? null) !== null);
  const [loaded] = useLoaded(loadRecord, isMentioned);
  const { to, versions } = lettersOf(
    written,
    sender,
    congress,
    answer,
    { draft: words, frame: letterFrame },
    officeWords && officeTemplate && { draft: officeWords, frame: officeTemplate },
    loaded?.mentionOf,
  );
  const [read, sent] = versions;
  return (
    <>
      <nav data-screen-only aria-label={letterForm.steps}>
        <LinkRow as="ol" role="list">
          {Object.entries(titles).map(([id, title]) => (
            <li key={id}>
              <Link to={`${letterPath(policy.slug)}#${id}`}>{title}</Link>
            </li>
          ))}
        </LinkRow>
      </nav>
      <Section id="write" title={titles.write}>
        <Stack gap={24} before={24}>
          <FormColumns>
            <LetterText answer={answer} to={to} state={sender.state} version={read} fieldRef={field} />
            <div>
              <Addition title={letterForm.sender.heading}>
                <SenderFields />
              </Addition>
              <Addition title={letterForm.reason.heading}>
                <ReasonFields policyId={policyId} draft={draft} />
              </Addition>
              <Addition title={letterForm.points.heading}>
                <PointFields words={words} answer={answer} chosen={points[answer]} />
              </Addition>
              <Addition title={congressWords.votes.mention}>
                <MentionField policyId={policyId} member={to.member} chosen={draft.mention} />
              </Addition>
            </div>
          </FormColumns>
        </Stack>
        {sent && <OfficeLetter answer={answer} read={read} sent={sent} />}
      </Section>
      <OfficialLookups title={titles.find} congress={congress} letter={{ policyId, to }} />
      <SendLetter
        title={titles.send}
        to={to}
        sender={sender}
        versions={versions}
        today={congress.today}
        isForm={!reason.trim() && !story.trim()}
        fieldRef={field}
      />
    </>
  );
}

function Addition({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Disclosure show={title} hide={title}>
      <Stack gap={16} before={12}>
        {children}
      </Stack>
    </Disclosure>
  );
}
