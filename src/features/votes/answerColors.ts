import { color } from '../../ui/palette';
import type { Answer } from './votesDocument';

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
