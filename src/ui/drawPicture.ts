import { share } from 'words/share';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import { light, sansFonts, serifFonts } from './palette';
import type { PolicyId } from '../content/policyIds';
import { paths, wholeLink } from '../lib/paths';
import { answerPaths } from './icons';
import { pictograms } from './pictograms';
import type { Answer } from '../content/answerIds';

/** In px: link previews and message apps expect this size and may cut off another. */
export const pictureWidth = 1200;
export const pictureHeight = 630;

const margin = 60;
const bar = 84;
const answersTop = 196;
const answersHeight = 372;
const tallestRow = 90;
const fonts = {
  site: `700 32px ${serifFonts}`,
  title: `700 56px ${serifFonts}`,
  longTitle: `700 40px ${serifFonts}`,
  longestTitle: `700 30px ${serifFonts}`,
  policy: `600 22px ${sansFonts}`,
  policyAlone: `600 27px ${sansFonts}`,
  answer: `700 22px ${sansFonts}`,
  note: `400 22px ${sansFonts}`,
  address: `600 24px ${sansFonts}`,
};
/** In px. `corner` and `mark` are radii. */
const tile = { edge: 56, corner: 12, mark: 13 };

/** Always the light scheme: the picture must look the same for everybody, whatever scheme its maker uses. */
const inks: Record<Answer, string> = {
  yes: light.onYes,
  no: light.onNo,
  undecided: light.onUndecided,
};

export interface Picture {
  readonly title: string;
  /** One function for each policy draws it in its row. At most ten: lower rows could not hold a title of two lines. */
  readonly rows: readonly ((context: CanvasRenderingContext2D, row: Row) => void)[];
  readonly note: string;
  readonly alt: string;
}

/** In px, from the picture's upper left corner. `middle` is halfway down the row; `font` is for the policy's title. */
interface Row {
  readonly x: number;
  readonly middle: number;
  readonly width: number;
  readonly font: string;
}

/** @param name of the person, for the title; if empty, the title names nobody. */
export function answersPicture(
  answers: readonly { readonly id: PolicyId; readonly title: string; readonly answer: Answer }[],
  name: string,
): Picture {
  const title = name ? share.picture.titleWithName(name) : share.picture.title;
  const word = (answer: Answer) => surveys.answers[answer];
  const lines = answers.map((each) => share.picture.line(each.title, word(each.answer))).join(' ');
  return {
    title,
    rows: answers.map(({ id, title: policy, answer }) => (context, { x, middle, width, font }) => {
      drawTile(context, id, answer, x, middle - tile.edge / 2);
      const left = x + tile.edge + 24;
      const room = width - tile.edge - 24;
      const titleLines = inLines(context, policy, font, room);
      const lineHeight = Number.parseInt(font.split(' ')[1] ?? '') + 3;
      const first = middle - (titleLines.length * lineHeight) / 2;
      titleLines.forEach((line, at) =>
        text(context, line, [font, light.ink], left, first + at * lineHeight, room),
      );
      const below = first + titleLines.length * lineHeight;
      text(context, word(answer), [fonts.answer, light.muted], left, below, room);
    }),
    note: share.picture.note,
    alt: share.picture.alt(title, lines),
  };
}

/** @returns the title in one line if it fits, else in two of nearly equal length: `text` would narrow a longer line. */
function inLines(
  context: CanvasRenderingContext2D,
  title: string,
  font: string,
  room: number,
): readonly string[] {
  context.font = font;
  if (context.measureText(title).width <= room) return [title];
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const unevenness = (at: number) => Math.abs(title.length - 2 * at);
  const at = spaces.reduce((best, next) => (unevenness(next) < unevenness(best) ? next : best), 0);
  return at > 0 ? [title.slice(0, at), title.slice(at + 1)] : [title];
}

/** Must look like `ui/PolicyTile.tsx` in the light scheme: change both together. */
function drawTile(
  context: CanvasRenderingContext2D,
  policyId: PolicyId,
  answer: Answer,
  left: number,
  top: number,
): void {
  const { edge, corner, mark } = tile;
  roundedRectangle(context, light[answer], left, top, edge, edge, corner);
  drawPath(context, pictograms[policyId], {
    left: left + 12,
    top: top + 12,
    scale: 32 / 24,
    ink: inks[answer],
  });
  const [x, y] = [left + edge - 2, top + edge - 2];
  context.beginPath();
  context.arc(x, y, mark, 0, 2 * Math.PI);
  context.fillStyle = light.card;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = light.ink;
  context.stroke();
  drawPath(context, answerPaths[answer], { left: x - 8, top: y - 8, scale: 0.8, ink: light.ink, line: 3 });
}

interface PathPlace {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  readonly ink: string;
  /** Before scaling: in the picture the line is `scale` times as wide. */
  readonly line?: number;
}

function drawPath(
  context: CanvasRenderingContext2D,
  data: string,
  { left, top, scale, ink, line = 1.7 }: PathPlace,
): void {
  context.save();
  context.translate(left, top);
  context.scale(scale, scale);
  context.lineWidth = line;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = ink;
  context.stroke(new Path2D(data));
  context.restore();
}

/**
 * Draws a smaller rectangle with a wide, rounded edge, because `roundRect` is missing in Firefox before 112, and the
 * site supports 105 (docs/testing.md).
 */
function roundedRectangle(
  context: CanvasRenderingContext2D,
  fill: string,
  ...[left, top, width, height, corner]: readonly [number, number, number, number, number]
): void {
  const inner = [left + corner, top + corner, width - 2 * corner, height - 2 * corner] as const;
  rectangle(context, fill, ...inner);
  context.lineJoin = 'round';
  context.lineWidth = 2 * corner;
  context.strokeStyle = fill;
  context.strokeRect(...inner);
}

/** Waits for the typefaces, because a canvas is not drawn again when one arrives. Rejects if there is no canvas. */
export async function drawPicture(canvas: HTMLCanvasElement | null, picture: Picture): Promise<void> {
  const context = canvas?.getContext('2d');
  if (!context) throw new Error('The browser offers no canvas.');
  // `allSettled`: if a font cannot be loaded, its fallback is drawn, as on the page.
  await Promise.allSettled(
    Object.values(fonts).map(async (font) => (document as Partial<Document>).fonts?.load(font)),
  );
  const longest = pictureWidth - 2 * margin;
  context.textBaseline = 'middle';
  rectangle(context, light.page, 0, 0, pictureWidth, pictureHeight);
  rectangle(context, light.bar, 0, 0, pictureWidth, bar);
  // A yellow line across the whole picture under its bar, in the colour that marks the current page in the site's
  // header (`app/Header.tsx`): change both together.
  rectangle(context, light.undecided, 0, bar, pictureWidth, 6);
  text(context, site.name, [fonts.site, light.onBar], margin, bar / 2 + 2, longest);
  drawTitle(context, picture.title, longest);

  const columns = picture.rows.length > 5 ? 2 : 1;
  const gap = 44;
  const width = (longest - gap * (columns - 1)) / columns;
  const rows = Math.ceil(picture.rows.length / columns);
  const height = Math.min(tallestRow, answersHeight / rows);
  const font = columns === 1 ? fonts.policyAlone : fonts.policy;
  picture.rows.forEach((draw, at) => {
    const x = margin + Math.floor(at / rows) * (width + gap);
    const y = answersTop + (at % rows) * height;
    rectangle(context, light.hairline, x, y, width, 1);
    draw(context, { x, middle: y + height / 2 + 1, width, font });
  });
  const foot = pictureHeight - 32;
  text(context, picture.note, [fonts.note, light.muted], margin, foot, longest / 2);
  const address = wholeLink(paths.home).replace(/^https?:\/\/|\/$/g, '');
  context.textAlign = 'end';
  text(context, address, [fonts.address, light.primary], pictureWidth - margin, foot, longest / 2);
  context.textAlign = 'start';
}

/** Draws the title in one line if it fits, else in two smaller ones: narrowed by a long name, it could not be read. */
function drawTitle(context: CanvasRenderingContext2D, title: string, longest: number): void {
  const signs = Array.from(title);
  const middle = Math.ceil(signs.length / 2);
  const ways: readonly (readonly [font: string, lines: readonly string[]])[] = [
    [fonts.title, [title]],
    [fonts.longTitle, inLines(context, title, fonts.longTitle, longest)],
    [fonts.longestTitle, inLines(context, title, fonts.longestTitle, longest)],
    // A name without spaces, as in Chinese.
    [fonts.longestTitle, [signs.slice(0, middle).join(''), signs.slice(middle).join('')]],
  ];
  const fits = ([font, lines]: (typeof ways)[number]) => {
    context.font = font;
    return lines.every((line) => context.measureText(line).width <= longest);
  };
  const [font, lines] = ways.find(fits) ?? [fonts.longestTitle, [title]];
  const first = 146 - (lines.length - 1) * 22;
  lines.forEach((line, at) => text(context, line, [font, light.ink], margin, first + at * 44, longest));
}

export function rectangle(
  context: CanvasRenderingContext2D,
  fill: string,
  ...edges: readonly [left: number, top: number, width: number, height: number]
): void {
  context.fillStyle = fill;
  context.fillRect(...edges);
}

/** Draws one line. The canvas narrows a line wider than `longest`, so break a text that is much wider before. */
export function text(
  context: CanvasRenderingContext2D,
  words: string,
  [font, fill]: readonly [font: string, fill: string],
  ...place: readonly [x: number, middle: number, longest: number]
): void {
  context.font = font;
  context.fillStyle = fill;
  context.fillText(words, ...place);
}
