import type { Answer } from '../content/answerIds';
import { color } from './palette';

type Role = Parameters<typeof color>[0];

/** Background, text and border. Yellow needs a darker border to be visible on a white card. */
const colorsOf = (answer: Answer, ink: Role = 'onBar', edge: Role = answer) => ({
  background: color(`${answer}Fill`),
  color: color(ink),
  borderColor: color(edge),
  borderStyle: 'solid',
});

/** @param state is added to each selector: answer buttons, for one, have `data-answer` before they are pressed. */
export const colorsByAnswer = (state = '') => ({
  [`&[data-answer=yes]${state}`]: colorsOf('yes'),
  [`&[data-answer=no]${state}`]: colorsOf('no'),
  [`&[data-answer=undecided]${state}`]: colorsOf('undecided', 'onUndecided', 'undecidedBorder'),
});

export const answerColors = colorsByAnswer();
