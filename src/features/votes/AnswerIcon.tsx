import { CheckIcon, CrossIcon, QuestionIcon } from '../../ui/icons';
import type { Choice } from './votesDocument';

const icons = { yes: CheckIcon, no: CrossIcon, undecided: QuestionIcon } satisfies Record<Choice, unknown>;

/** An answer is never colour alone: its icon says the same. */
export function AnswerIcon({ choice }: { readonly choice: Choice }) {
  const Icon = icons[choice];
  return <Icon />;
}
