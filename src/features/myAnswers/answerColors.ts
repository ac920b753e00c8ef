import { color } from '../../ui/palette';
import type { Choice } from '../votes/votesDocument';

const pairs = {
  yes: [color('yes'), color('onYes')],
  no: [color('no'), color('onNo')],
  undecided: [color('undecided'), color('onUndecided')],
} as const satisfies Record<Choice, readonly [string, string]>;

/** Rules for what carries `data-answer`. Not `data-choice`: that marks the buttons that answer. */
export const answerColors = Object.fromEntries(
  Object.entries(pairs).map(([choice, [background, ink]]) => [
    `&[data-answer=${choice}]`,
    { background, color: ink, borderColor: background, borderStyle: 'solid' },
  ]),
);
