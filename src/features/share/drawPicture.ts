import { policyHeadings } from 'words/policyHeadings';
import { share } from 'words/share';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import { light, sans, serif } from '../../ui/palette';
import type { Answer } from '../votes/votesDocument';
import type { Shared } from './shareCode';

/** The size link previews and message apps expect. */
export const pictureWidth = 1200;
export const pictureHeight = 630;

const margin = 60;
const bar = 84;
const answersTop = 204;
const answersHeight = 360;
const tallestRow = 90;
const fonts = {
  site: `700 32px ${serif}`,
  title: `700 56px ${serif}`,
  policy: `600 20px ${sans}`,
  policyAlone: `600 27px ${sans}`,
  answer: `700 20px ${sans}`,
  note: `400 22px ${sans}`,
};

/** Always light, as on paper: what it looks like must not depend on who looks. */
const chips: Record<Answer, { readonly fill: string; readonly ink: string; readonly border: string }> = {
  yes: { fill: light.yes, ink: light.onYes, border: light.yes },
  no: { fill: light.no, ink: light.onNo, border: light.no },
  undecided: { fill: light.undecided, ink: light.onUndecided, border: light.undecidedBorder },
};

/** The icons of the answer buttons (`ui/icons.tsx`), on their 20 px grid. */
const strokes: Record<Answer, string> = {
  yes: 'm4 10.5 4 4 8-9',
  no: 'm5 5 10 10M15 5 5 15',
  undecided: 'M7 7.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1-1.4 2.1M10 15.8v.1',
};

/** Where a row stands, in pixels of the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Everything that stands in the picture. */
export interface Picture {
  readonly title: string;
  /** One for each policy, at most ten. @param font of the policy's title. */
  readonly rows: readonly ((context: CanvasRenderingContext2D, box: Box, font: string) => void)[];
  readonly note: string;
  /** The same in sentences, for those who can't see it. */
  readonly alt: string;
}

/** @returns one person's answers, each as a chip beside its policy. */
export function answersPicture({ votes, name }: Shared): Picture {
  const title = name ? share.picture.titleWithName(name) : share.picture.title;
  const answers = policyHeadings.flatMap(({ id, title: policy }) => {
    const answer = votes[id];
    return answer ? [{ title: policy, answer, word: surveys.answers[answer] }] : [];
  });
  const lines = answers.map(({ title: policy, word }) => share.picture.line(policy, word)).join(' ');
  return {
    title,
    rows: answers.map((answer) => (context, box, font) => drawAnswer(context, answer, box, font)),
    note: share.picture.note,
    alt: share.picture.alt(title, lines),
  };
}

/** Resolves when the typefaces can be drawn with; a page may still be in its fallbacks. */
export async function loadPictureFonts(): Promise<void> {
  try {
    await Promise.all(Object.values(fonts).map((font) => document.fonts.load(font)));
  } catch {
    // Then the picture is drawn in the fallbacks, as the page is.
  }
}

/** Draws the card: bar, title, up to ten policies in two columns, note. */
export function drawPicture(context: CanvasRenderingContext2D, { title, rows: draw, note }: Picture): void {
  const right = pictureWidth - margin;
  context.textBaseline = 'middle';
  rectangle(context, light.page, 0, 0, pictureWidth, pictureHeight);
  rectangle(context, light.bar, 0, 0, pictureWidth, bar);
  // The yellow line under the current page, as in the site's bar.
  rectangle(context, light.undecided, 0, bar, pictureWidth, 6);
  text(context, fonts.site, light.onBar, site.name, margin, bar / 2 + 2, right - margin);
  text(context, fonts.title, light.ink, title, margin, 152, right - margin);

  const columns = draw.length > 5 ? 2 : 1;
  const gap = 44;
  const width = (right - margin - gap * (columns - 1)) / columns;
  const rows = Math.ceil(draw.length / columns);
  const height = Math.min(tallestRow, answersHeight / rows);
  draw.forEach((row, at) => {
    const x = margin + Math.floor(at / rows) * (width + gap);
    const y = answersTop + (at % rows) * height;
    rectangle(context, light.hairline, x, y, width, 1);
    row(context, { x, y, width, height }, columns === 1 ? fonts.policyAlone : fonts.policy);
  });
  text(context, fonts.note, light.muted, note, margin, pictureHeight - 34, right - margin);
}

function drawAnswer(
  context: CanvasRenderingContext2D,
  { title, answer, word }: { readonly title: string; readonly answer: Answer; readonly word: string },
  { x, y, width, height }: Box,
  font: string,
): void {
  const chip = { width: 144, height: 42 };
  const { fill, ink, border } = chips[answer];
  text(context, font, light.ink, title, x, y + height / 2 + 1, width - chip.width - 12);

  const left = x + width - chip.width;
  const top = y + (height - chip.height) / 2;
  context.beginPath();
  context.roundRect(left + 1, top + 1, chip.width - 2, chip.height - 2, 10);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = border;
  context.lineWidth = 2;
  context.stroke();

  context.font = fonts.answer;
  const iconSize = 20;
  const used = iconSize + 5 + context.measureText(word).width;
  const start = left + (chip.width - used) / 2;
  context.save();
  context.translate(start, top + (chip.height - iconSize) / 2);
  context.strokeStyle = ink;
  context.lineWidth = 2.4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(strokes[answer]));
  context.restore();
  text(context, fonts.answer, ink, word, start + iconSize + 5, top + chip.height / 2 + 1, chip.width);
}

export function rectangle(
  context: CanvasRenderingContext2D,
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  context.fillStyle = fill;
  context.fillRect(x, y, width, height);
}

/** Too long a line is shortened with an ellipsis rather than squeezed. */
export function text(
  context: CanvasRenderingContext2D,
  font: string,
  fill: string,
  words: string,
  x: number,
  y: number,
  longest: number,
): void {
  context.font = font;
  context.fillStyle = fill;
  let shown = words;
  let characters = Array.from(words);
  while (context.measureText(shown).width > longest && characters.length > 1) {
    characters = characters.slice(0, -1);
    shown = `${characters.join('').trimEnd()}…`;
  }
  context.fillText(shown, x, y);
}
