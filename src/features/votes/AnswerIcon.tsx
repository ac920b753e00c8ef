import { CheckIcon, CrossIcon, QuestionIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import type { Answer } from './votesDocument';

const icons = { yes: CheckIcon, no: CrossIcon, undecided: QuestionIcon } satisfies Record<Answer, unknown>;

/** An answer is never colour alone: its icon says the same. */
export function AnswerIcon({ answer }: { readonly answer: Answer }) {
  const Icon = icons[answer];
  return <Icon />;
}

/** Filling, words, edge: yellow needs a darker one to stand out from a white card. */
const looks = {
  yes: [color('yes'), color('onYes'), color('yes')],
  no: [color('no'), color('onNo'), color('no')],
  undecided: [color('undecided'), color('onUndecided'), color('undecidedBorder')],
} as const satisfies Record<Answer, readonly [string, string, string]>;

/** Rules for what carries `data-answer`. The buttons that answer carry it too, and have rules of their own. */
export const answerColors = Object.fromEntries(
  Object.entries(looks).map(([answer, [background, ink, borderColor]]) => [
    `&[data-answer=${answer}]`,
    { background, color: ink, borderColor, borderStyle: 'solid' },
  ]),
);
