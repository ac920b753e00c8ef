import { share } from 'words/share';
import { surveys } from 'words/surveys';
import type { Answer } from '../../content/answerIds';
import type { PolicyId } from '../../content/policyIds';
import { light } from '../../theme/palette';
import { fonts, inLines, text } from '../../ui/drawPicture';
import type { Picture } from '../../ui/drawPicture';
import { drawPictogram } from '../../ui/drawVoice';

/** In px: of the column of pictograms, which name the cells of the drawing beside it, and of a row's answer. */
const signs = 44;
const signSize = 28;
const tallestAnswer = 40;

const answerFont = fonts.policy;

/** @param name of the person, for the title; if empty, the title names nobody. */
export function answersPicture(
  answers: readonly { readonly id: PolicyId; readonly title: string; readonly answer: Answer }[],
  name: string,
): Picture {
  const title = name ? share.picture.titleWithName(name) : share.picture.title;
  const lines = answers.map((each) => share.picture.line(each.title, surveys.answers[each.answer])).join(' ');
  return {
    title,
    voice: Object.fromEntries(answers.map(({ id, answer }) => [id, answer])),
    rows: answers.map(({ id, title: policy, answer }) => (context, { x, middle, height, width, font }) => {
      drawPictogram(context, id, light.muted, [x + signSize / 2, middle, signSize]);
      const taken = drawAnswer(context, answer, [x + width, middle, Math.min(height - 6, tallestAnswer)]);
      const room = width - signs - taken - 16;
      // The lower rows of many answers hold one line.
      const titleLines = font === fonts.policyAlone ? inLines(context, policy, font, room) : [policy];
      const lineHeight = Number.parseInt(font.split(' ')[1] ?? '') + 3;
      const first = middle - ((titleLines.length - 1) * lineHeight) / 2;
      titleLines.forEach((line, at) =>
        text(context, line, [font, light.ink], x + signs, first + at * lineHeight, room),
      );
    }),
    note: share.picture.note,
    // A title that ends in a name, such as “John Smith Jr.” in Spanish, would have a second period.
    alt: share.picture.alt(title.replace(/\.$/, ''), lines),
  };
}

/**
 * Draws the word of an answer on its color, in the shape of the chip that pages have. @returns its width in px, which the
 * title of the row must leave free: otherwise it is written below the chip.
 */
function drawAnswer(
  context: CanvasRenderingContext2D,
  answer: Answer,
  [right, middle, height]: readonly [right: number, middle: number, height: number],
): number {
  const word = surveys.answers[answer];
  context.font = answerFont;
  const words = context.measureText(word).width;
  // A thick line with round ends: older browsers lack `roundRect`.
  context.lineCap = 'round';
  context.lineWidth = height;
  context.strokeStyle = light[`${answer}Fill`];
  context.beginPath();
  context.moveTo(right - height / 2 - words, middle);
  context.lineTo(right - height / 2, middle);
  context.stroke();
  const ink = answer === 'undecided' ? light.onUndecided : light.onBar;
  text(context, word, [answerFont, ink], right - height / 2 - words, middle + 1, words);
  return words + height;
}
