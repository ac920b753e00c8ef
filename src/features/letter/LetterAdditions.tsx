import Stack from '@mui/material/Stack';
import { congress as congressWords } from 'words/congress';
import { letterForm } from 'words/letterForm';
import { sides } from '../../content/argumentIds';
import type { Answer } from '../../content/answerIds';
import type { PolicyDraft } from '../../content/letterTypes';
import type { PolicyId } from '../../content/policyIds';
import { hasVotesOn } from '../../content/rollCalls';
import { Disclosure } from '../../ui/Disclosure';
import { Section } from '../../ui/Section';
import { arguesAs } from '../answers/reasons';
import type { Reason } from '../answers/reasons';
import type { Addressee } from './addressee';
import { weighingPoint } from './composeLetter';
import { PointFields, ReasonFields, SenderFields } from './LetterFields';
import type { Draft } from './letterSlice';
import { MentionField } from './recordParts';

interface LetterAdditionsProps {
  readonly policyId: PolicyId;
  readonly draft: Draft;
  readonly words: PolicyDraft;
  readonly answer: Answer;
  readonly to: Addressee;
  /** What the visitor said of why they answered as they did. */
  readonly why: Reason | undefined;
}

/** What the visitor may add to the letter, folded: the letter is whole without it. */
export function LetterAdditions({ policyId, draft, words, answer, to, why }: LetterAdditionsProps) {
  const weighing = sides.map((side) => weighingPoint(words, side, why));
  const arguing = arguesAs(answer, why);
  const isChosen = weighing.some((point) => point !== '');
  const points = {
    title: isChosen ? letterForm.points.more : letterForm.points.heading,
    fields: <PointFields words={words} answer={arguing} chosen={draft.points[arguing]} without={weighing} />,
  };
  const mention = {
    title: congressWords.votes.mention,
    fields: <MentionField policyId={policyId} to={to} chosen={draft.mention} />,
  };
  const parts = [
    { title: letterForm.sender.heading, fields: <SenderFields /> },
    { title: letterForm.reason.heading, fields: <ReasonFields policyId={policyId} draft={draft} /> },
    ...(isChosen ? [] : [points]),
    ...(hasVotesOn(policyId) ? [mention] : []),
    // Once the letter has the point that weighs most, more of them make it weaker.
    ...(isChosen ? [points] : []),
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
