import { site } from 'words/site';
import { light, sansFonts, serifFonts } from '../theme/palette';
import type { PolicyId } from '../content/policyIds';
import { paths, wholeLink } from '../lib/paths';
import { drawVoice } from './drawVoice';
import type { Answer } from '../content/answerIds';

/** In px: link previews and message apps expect this size and may cut off another. */
export const pictureWidth = 1200;
export const pictureHeight = 630;

const margin = 60;
const bar = 84;
const answersTop = 196;
const answersHeight = 372;
const tallestRow = 90;
/** Lower rows could not hold a title, of one line beside the drawing, of two in two columns. */
export const mostRows = Math.floor(answersHeight / 31);
/** Those that `drawPicture` waits for. */
export const fonts = {
  site: `600 32px ${serifFonts}`,
  title: `600 56px ${serifFonts}`,
  longTitle: `600 40px ${serifFonts}`,
  longestTitle: `600 30px ${serifFonts}`,
  policy: `650 22px ${sansFonts}`,
  policyAlone: `650 27px ${sansFonts}`,
  note: `400 22px ${sansFonts}`,
  address: `650 24px ${sansFonts}`,
};
/** In px: of the drawing of a person's answers. */
const voiceWidth = 460;

type Votes = Readonly<Partial<Record<PolicyId, Answer>>>;

/** Always in the light scheme: the picture must look the same for everybody, whatever scheme its maker uses. */
export interface Picture {
  readonly title: string;
  /** One person's answers, drawn beside the rows, which are one column then. */
  readonly voice?: Votes;
  /** One function for each policy draws it in its row; at most `mostRows`. */
  readonly rows: readonly ((context: CanvasRenderingContext2D, row: Row) => void)[];
  readonly note: string;
  readonly alt: string;
}

/** In px, from the picture's upper left corner. `middle` is halfway down the row; `font` is for the policy's title. */
interface Row {
  readonly x: number;
  readonly middle: number;
  /** What is higher covers the row above or below. */
  readonly height: number;
  readonly width: number;
  readonly font: string;
}

/** @returns the title in one line if it fits, else in two of nearly equal length: `text` would narrow a longer line. */
export function inLines(
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
  text(context, site.name, [fonts.site, light.onBar], margin, bar / 2 + 2, longest);
  drawTitle(context, picture.title, longest);

  const gap = 44;
  const left = picture.voice ? margin + voiceWidth + gap : margin;
  if (picture.voice) drawVoice(context, picture.voice, [margin, answersTop + 40, voiceWidth]);
  const columns = picture.rows.length > 5 && !picture.voice ? 2 : 1;
  const width = (pictureWidth - margin - left - gap * (columns - 1)) / columns;
  const rows = Math.ceil(picture.rows.length / columns);
  const height = Math.min(tallestRow, answersHeight / rows);
  const font = columns === 1 && picture.rows.length <= 5 ? fonts.policyAlone : fonts.policy;
  picture.rows.forEach((draw, at) => {
    const x = left + Math.floor(at / rows) * (width + gap);
    const y = answersTop + (at % rows) * height;
    rectangle(context, light.hairline, x, y, width, 1);
    draw(context, { x, middle: y + height / 2 + 1, height, width, font });
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
  const letters = Array.from(title);
  const middle = Math.ceil(letters.length / 2);
  const ways: readonly (readonly [font: string, lines: readonly string[]])[] = [
    [fonts.title, [title]],
    [fonts.longTitle, inLines(context, title, fonts.longTitle, longest)],
    [fonts.longestTitle, inLines(context, title, fonts.longestTitle, longest)],
    // A name without spaces, as in Chinese.
    [fonts.longestTitle, [letters.slice(0, middle).join(''), letters.slice(middle).join('')]],
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
