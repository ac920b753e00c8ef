import Stack from '@mui/material/Stack';
import { congress as congressWords } from 'words/congress';
import { letterForm } from 'words/letterForm';
import type { Answer } from '../../content/answerIds';
import type { PolicyDraft } from '../../content/letterTypes';
import type { PolicyId } from '../../content/policyIds';
import { Disclosure } from '../../ui/Disclosure';
import { lazyPart } from '../../ui/lazyPart';
import { Section } from '../../ui/Section';
import type { Addressee } from './addressee';
import { PointFields, ReasonFields, SenderFields } from './LetterFields';
import type { Draft } from './letterSlice';

const MentionField = lazyPart(
  async () => (await import(/* webpackChunkName: "MemberRecord" */ './MemberRecord')).MentionField,
  congressWords.votes.failed,
);

interface LetterAdditionsProps {
  readonly policyId: PolicyId;
  readonly draft: Draft;
  readonly words: PolicyDraft;
  readonly answer: Answer;
  readonly to: Addressee;
}

/** What the visitor may add to the letter, folded: the letter is whole without it. */
export function LetterAdditions({ policyId, draft, words, answer, to }: LetterAdditionsProps) {
  const parts = [
    { title: letterForm.sender.heading, fields: <SenderFields /> },
    { title: letterForm.reason.heading, fields: <ReasonFields policyId={policyId} draft={draft} /> },
    {
      title: letterForm.points.heading,
      fields: <PointFields words={words} answer={answer} chosen={draft.points[answer]} />,
    },
    {
      title: congressWords.votes.mention,
      fields: <MentionField policyId={policyId} member={to.member} chosen={draft.mention} />,
    },
  ];
  return (
    <Section id="additions" title={letterForm.additions} level="h3">
      <div>
        {parts.map(({ title, fields }) => (
          <Disclosure key={title} show={title} hide={title}>
            <Stack spacing={4}>{fields}</Stack>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
