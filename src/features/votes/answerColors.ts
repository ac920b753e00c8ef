import { color } from '../../ui/palette';
import type { Choice } from './votesDocument';

/** Filling, words, edge: yellow needs a darker one to stand out from a white card. */
const looks = {
  yes: [color('yes'), color('onYes'), color('yes')],
  no: [color('no'), color('onNo'), color('no')],
  undecided: [color('undecided'), color('onUndecided'), color('undecidedBorder')],
} as const satisfies Record<Choice, readonly [string, string, string]>;

/** Rules for what carries `data-answer`. Not `data-choice`: that marks the buttons that answer. */
export const answerColors = Object.fromEntries(
  Object.entries(looks).map(([choice, [background, ink, borderColor]]) => [
    `&[data-answer=${choice}]`,
    { background, color: ink, borderColor, borderStyle: 'solid' },
  ]),
);
