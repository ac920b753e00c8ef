import { share } from 'words/share';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import { light, sans, serif } from '../../ui/palette';
import type { Answer } from '../votes/votes';

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
const chip = { width: 144, height: 42, corner: 10 };

/** Always the light scheme: the picture must look the same whoever made it. */
const inks: Record<Answer, string> = {
  yes: light.onYes,
  no: light.onNo,
  undecided: light.onUndecided,
};

/** Everything that stands in the picture. */
export interface Picture {
  readonly title: string;
  /** One for each policy, at most ten. */
  readonly rows: readonly ((context: CanvasRenderingContext2D, row: Row) => void)[];
  readonly note: string;
  /** The same in sentences, for those who can't see it. */
  readonly alt: string;
}

/** Where a row stands, in pixels of the picture, and the font of its policy's title. */
interface Row {
  readonly x: number;
  readonly middle: number;
  readonly width: number;
  readonly font: string;
}

/** @returns one person's answers, each as a chip beside its policy. @param name empty for none. */
export function answersPicture(
  answers: readonly { readonly title: string; readonly answer: Answer }[],
  name: string,
): Picture {
  const title = name ? share.picture.titleWithName(name) : share.picture.title;
  const word = (answer: Answer) => surveys.answers[answer];
  const lines = answers.map((each) => share.picture.line(each.title, word(each.answer))).join(' ');
  return {
    title,
    rows: answers.map(({ title: policy, answer }) => (context, { x, middle, width, font }) => {
      text(context, policy, [font, light.ink], x, middle, width - chip.width - 12);
      const left = x + width - chip.width;
      roundedChip(context, light[answer], left, middle - chip.height / 2);
      context.textAlign = 'center';
      text(context, word(answer), [fonts.answer, inks[answer]], left + chip.width / 2, middle, chip.width);
      context.textAlign = 'start';
    }),
    note: share.picture.note,
    alt: share.picture.alt(title, lines),
  };
}

/** By a smaller rectangle with a wide, rounded edge: `roundRect` is missing in Firefox before 112, and the site supports 105 (docs/browsers.md). */
function roundedChip(context: CanvasRenderingContext2D, fill: string, left: number, top: number): void {
  const { width, height, corner } = chip;
  const inner = [left + corner, top + corner, width - 2 * corner, height - 2 * corner] as const;
  rectangle(context, fill, ...inner);
  context.lineJoin = 'round';
  context.lineWidth = 2 * corner;
  context.strokeStyle = fill;
  context.strokeRect(...inner);
}

/**
 * Draws the card once its typefaces are there: bar, title, up to ten policies in two columns, note. Rejects if the
 * browser can't.
 */
export async function drawPicture(canvas: HTMLCanvasElement | null, picture: Picture): Promise<void> {
  const context = canvas?.getContext('2d');
  if (!context) throw new Error('The browser offers no canvas.');
  // `allSettled`: if a font cannot be loaded, its fallback is drawn, as on the page.
  await Promise.allSettled(Object.values(fonts).map((font) => document.fonts.load(font)));
  const longest = pictureWidth - 2 * margin;
  context.textBaseline = 'middle';
  rectangle(context, light.page, 0, 0, pictureWidth, pictureHeight);
  rectangle(context, light.bar, 0, 0, pictureWidth, bar);
  // The yellow line under the current page, as in the site's bar.
  rectangle(context, light.undecided, 0, bar, pictureWidth, 6);
  text(context, site.name, [fonts.site, light.onBar], margin, bar / 2 + 2, longest);
  text(context, picture.title, [fonts.title, light.ink], margin, 152, longest);

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
  const { note } = picture;
  text(context, note, [fonts.note, light.muted], margin, pictureHeight - 34, longest);
}

export function rectangle(
  context: CanvasRenderingContext2D,
  fill: string,
  ...edges: readonly [left: number, top: number, width: number, height: number]
): void {
  context.fillStyle = fill;
  context.fillRect(...edges);
}

/** Canvas squeezes a line that is longer than `longest`; for a policy's title this is hardly visible. */
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
