/**
 * `npm run images`: draws the link-preview pictures and the app icons from the logo, to be committed.
 * `npm run images -- carbon-tax-policy` draws the pictures of that policy only, and those of the site, which say how many
 * policies there are.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { policyCountFirst } from '../../src/content/en/policyCount';
import * as english from '../../src/content/en/policyHeadings';
import { policyCountFirst as policyCountInSpanish } from '../../src/content/es/policyCount';
import * as spanish from '../../src/content/es/policyHeadings';
import { languageIds, languages } from '../../src/content/languages';
import { policyIds } from '../../src/content/policyIds';
import type { PolicyId } from '../../src/content/policyIds';
import { light } from '../../src/theme/palette';
import { pictograms } from '../../src/ui/pictograms';
import { pictogramSize, voiceShape } from '../../src/ui/voiceShape';
import { chromiumOptions } from '../browsers/chromiumOptions';

const root = path.join(import.meta.dirname, '../..');
const icon = await readFile(path.join(root, 'public', 'favicon.svg'), 'utf8');

async function dataUrl(file: string): Promise<string> {
  const font = await readFile(path.join(root, 'src', 'app', 'fonts', file));
  return `data:font/woff2;base64,${font.toString('base64')}`;
}

const [serif, sans] = [await dataUrl('source-serif.woff2'), await dataUrl('public-sans.woff2')];

const words = {
  en: {
    ...english,
    answers: ['Yes', 'No', 'Undecided'],
    title: 'Your Voice Matters',
    line: `${policyCountFirst} national policies, both sides, your answer.`,
  },
  es: {
    ...spanish,
    answers: ['Sí', 'No', 'Sin decidir'],
    title: 'Su voz cuenta',
    line: `${policyCountInSpanish} políticas, los dos lados, su respuesta.`,
  },
};

/** Font size of a title in px: long titles are set smaller, so that they fit on two lines, the longest on three. */
function sizeOf(title: string): number {
  if (title.length > 44) return 66;
  return title.length > 36 ? 76 : 92;
}

/** @param line its width, in px of the pictogram's own grid of 24 px. */
const pictogram = (id: PolicyId, attributes: string, line: number) =>
  `<path d="${pictograms[id]}" fill="none" stroke="${light.muted}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`;

/**
 * The bubble before any answer, as on the start page. Drawn as text: `ui/Voice.tsx` needs React and the colors of a page,
 * `ui/drawVoice.ts` a canvas. All three take their shape from `voiceShape`.
 */
function bubble(): string {
  const { width, height, outline, seams, middles } = voiceShape;
  const scale = pictogramSize / 24;
  const drawn = policyIds.map((id, place) => {
    const { x = 0, y = 0 } = middles[place] ?? {};
    const [left, top] = [x - pictogramSize / 2, y - pictogramSize / 2];
    return pictogram(id, `transform="translate(${left} ${top}) scale(${scale})"`, 1.3);
  });
  return `<svg width="520" viewBox="0 0 ${width} ${height}" fill="none"><path d="${outline}" fill="${light.card}"/>
<path d="${seams}" stroke="${light.control}" stroke-dasharray="4 5"/>${drawn.join('')}<path d="${outline}" stroke="${light.ink}" stroke-width="3" stroke-linejoin="round"/></svg>`;
}

const tile = (id: PolicyId) =>
  `<svg class="tile" width="168" viewBox="-12 -12 48 48">${pictogram(id, '', 1.7)}</svg>`;

interface PreviewParts {
  readonly answers: readonly string[];
  readonly kicker?: string;
  readonly title: string;
  readonly line?: string;
  readonly drawing: string;
}

/** What a link to a page shows: the site's name, title and drawing of the page, and the three answers. */
const preview = ({ answers, kicker, title, line, drawing }: PreviewParts) => `<style>
@font-face{font-family:TitleFace;src:url(${serif});font-weight:400 700}
@font-face{font-family:TextFace;src:url(${sans});font-weight:400 700}
body{margin:0;width:1200px;height:630px;box-sizing:border-box;padding:64px 72px;background:linear-gradient(${light.tint},${light.page});color:${light.ink};font-family:TextFace;display:flex;flex-direction:column;justify-content:space-between}
header{display:flex;align-items:center;gap:20px;font:600 40px TitleFace}header svg{width:72px;height:72px}
main{display:flex;align-items:center;justify-content:space-between;gap:48px}main svg{flex:none}
.tile{border:3px dashed ${light.control};border-radius:42px;background:${light.card}}
h1{margin:0;font:600 ${sizeOf(title)}px/1.08 TitleFace;letter-spacing:-.01em;text-wrap:balance}
small{display:block;margin-bottom:12px;font:650 28px TextFace;letter-spacing:.06em;text-transform:uppercase;color:${light.muted}}
p{margin:20px 0 0;font-size:34px;line-height:1.4;text-wrap:balance}
footer{display:flex;gap:16px}b{flex:1;padding:20px;border-radius:16px;text-align:center;font-weight:650;font-size:32px}
</style><header>${icon}Civic Voice</header>
<main><div>${kicker ? `<small>${kicker}</small>` : ''}<h1>${title}</h1>${line ? `<p>${line}</p>` : ''}</div>${drawing}</main>
<footer><b style="background:${light.yesFill};color:${light.onBar}">${answers[0]}</b><b style="background:${light.noFill};color:${light.onBar}">${answers[1]}</b><b style="background:${light.undecidedFill};color:${light.onUndecided}">${answers[2]}</b></footer>`;

function square(size: number, padding: number): string {
  return `<style>body{margin:0;background:${light.bar};display:grid;place-items:center;width:${size}px;height:${size}px}svg{width:${size - 2 * padding}px;height:${size - 2 * padding}px}</style>${icon}`;
}

const pictures = [
  { file: 'icon-192.png', html: square(192, 0), width: 192, height: 192 },
  { file: 'icon-512.png', html: square(512, 0), width: 512, height: 512 },
  // Maskable icons keep what matters inside the middle 80 %.
  { file: 'icon-maskable-512.png', html: square(512, 56), width: 512, height: 512 },
  ...languageIds.flatMap((id) => {
    const { answers, line, policyHeadings, title } = words[id];
    const pages = policyHeadings.map((policy) => ({
      file: `og/${policy.slug}.png`,
      html: preview({ answers, kicker: policy.category, title: policy.title, drawing: tile(policy.id) }),
    }));
    const site = { file: 'og.png', html: preview({ answers, title, line, drawing: bubble() }) };
    return [site, ...pages].map(({ file, html }) => ({
      file: path.join(languages[id].folder, file),
      html,
      width: 1200,
      height: 630,
    }));
  }),
];

/**
 * Browsers ask for `/favicon.ico` where a document names no icon, such as robots.txt or a picture.
 * @param png a square of `size` pixels.
 */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14); // bytes of the picture
  header.writeUInt32LE(header.length, 18); // where it begins
  return Buffer.concat([header, png]);
}

const [slug] = process.argv.slice(2);
if (slug && !english.policyHeadings.some((policy) => policy.slug === slug))
  throw new Error(`There is no policy “${slug}”.`);
const wanted = slug ? pictures.filter(({ file }) => [slug, 'og'].includes(path.parse(file).name)) : pictures;

const browser = await chromium.launch(chromiumOptions);
for (const { file, html, width, height } of wanted) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(root, 'public', file) });
}
if (!slug) {
  const page = await browser.newPage({ viewport: { width: 48, height: 48 } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${icon}`);
  const small = await page.screenshot({ omitBackground: true });
  await writeFile(path.join(root, 'public', 'favicon.ico'), iconFile(small, 48));
}
await browser.close();
