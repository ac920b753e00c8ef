import { CheckIcon, CrossIcon, QuestionIcon } from '../../ui/icons';
import type { Answer } from './votes';

const icons = { yes: CheckIcon, no: CrossIcon, undecided: QuestionIcon } satisfies Record<Answer, unknown>;

/** The icon of an answer, so that answers do not differ only in colour: some visitors can't see the colours. */
export function AnswerIcon({ answer }: { readonly answer: Answer }) {
  const Icon = icons[answer];
  return <Icon />;
}
