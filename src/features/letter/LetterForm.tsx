import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
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
import { ButtonRow } from '../../ui/ButtonRow';
import { lazyPart } from '../../ui/lazyPart';
import { LinkRow } from '../../ui/layout';
import { Section } from '../../ui/Section';
import { FormColumns } from '../../ui/formColumns';
import { Stack } from '../../ui/layout';
import { StepNumber } from '../../ui/letterForm';
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

const { steps } = letterForm;

/** Must be the ids of the three sections, in order, or the links above the letter lead nowhere. */
const ids = ['write', 'find', 'send'] as const;

const loadRecord = () => import(/* webpackChunkName: "MemberRecord" */ './memberRecord');

const MentionField = lazyPart(
  async () => (await import(/* webpackChunkName: "MemberRecord" */ './MemberRecord')).MentionField,
  congressWords.votes.failed,
);

function numbered(number: number, title: string) {
  return (
    <>
      <StepNumber aria-hidden>{number}</StepNumber> {title}
    </>
  );
}

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
  const [loaded] = useLoaded(loadRecord, draft.mention !== null);
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
      <LinkRow data-screen-only as="nav" aria-label={steps.label}>
        {ids.map((id, index) => (
          <Link key={id} to={`${letterPath(policy.slug)}#${id}`}>
            {index + 1}. {steps[id]}
          </Link>
        ))}
      </LinkRow>
      <Section id="write" title={numbered(1, letterForm.result.heading)}>
        <Stack gap={24} before={24}>
          <FormColumns>
            <LetterText answer={answer} to={to} state={sender.state} version={read} fieldRef={field} />
            <Additions
              parts={[
                { title: letterForm.sender.heading, fields: <SenderFields /> },
                {
                  title: letterForm.reason.heading,
                  fields: <ReasonFields policyId={policyId} draft={draft} />,
                },
                {
                  title: letterForm.points.heading,
                  fields: <PointFields words={words} answer={answer} chosen={points[answer]} />,
                },
                {
                  title: congressWords.votes.mention,
                  fields: <MentionField policyId={policyId} member={to.member} chosen={draft.mention} />,
                },
              ]}
            />
          </FormColumns>
        </Stack>
        {sent && <OfficeLetter answer={answer} read={read} sent={sent} />}
      </Section>
      <OfficialLookups
        title={numbered(2, letter.lookups.heading)}
        congress={congress}
        letter={{ policyId, to }}
      />
      <SendLetter
        title={numbered(3, letterForm.send.heading)}
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

interface AdditionsProps {
  readonly parts: readonly { readonly title: string; readonly fields: ReactNode }[];
}

/** A button for each kind of addition, and the fields of one at most: more would push the letter out of sight. */
function Additions({ parts }: AdditionsProps) {
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div>
      <ButtonRow>
        {parts.map(({ title }) => (
          <Button
            key={title}
            variant="outlined"
            aria-expanded={title === open}
            aria-controls={id}
            onClick={() => setOpen(title === open ? null : title)}
          >
            {title}
          </Button>
        ))}
      </ButtonRow>
      <Stack gap={16} before={16} id={id}>
        {parts.find(({ title }) => title === open)?.fields}
      </Stack>
    </div>
  );
}
