import { CheckIcon, CrossIcon, QuestionIcon } from '../../ui/icons';
import type { Answer } from './votes';

const icons = { yes: CheckIcon, no: CrossIcon, undecided: QuestionIcon } satisfies Record<Answer, unknown>;

/** The icon of an answer, so that colour alone never tells answers apart: some visitors can't see the colours. */
export function AnswerIcon({ answer }: { readonly answer: Answer }) {
  const Icon = icons[answer];
  return <Icon />;
}
