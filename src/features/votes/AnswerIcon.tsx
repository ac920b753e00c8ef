import { CheckIcon, CrossIcon, QuestionIcon } from '../../ui/icons';
import type { Answer } from './votes';

const icons = { yes: CheckIcon, no: CrossIcon, undecided: QuestionIcon } satisfies Record<Answer, unknown>;

/** An answer is never colour alone: its icon says the same. */
export function AnswerIcon({ answer }: { readonly answer: Answer }) {
  const Icon = icons[answer];
  return <Icon />;
}
