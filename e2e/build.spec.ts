import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './siteTest';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

async function pages(): Promise<string[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
  return Promise.all(files.map((file) => readFile(path.join(dist, file), 'utf8')));
}

/** Every attribute that the printed pages may have, of HTML and of SVG. */
const attributes = new Set(
  `accept as autocapitalize autocomplete charset class clip-path content crossorigin cx cy d datetime disabled dominant-baseline fill
  fetchpriority focusable font-size for height hidden href hreflang http-equiv id inputmode lang loading maxlength media method name novalidate
  patterntransform patternunits popover popovertarget preserveaspectratio property r readonly rel role rows rx sandbox scope selected spellcheck src stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-width
  tabindex target text-anchor title transform type value viewbox width x y`.split(/\s+/),
);

test('No property of a styled component becomes an attribute of a printed page: only development builds warn', async () => {
  const unknown = new Set<string>();
  for (const page of await pages()) {
    const tags = page.replace(/(<(script|style)\b[^>]*>)[^]*?<\/\2>/g, '$1').match(/<[a-z][^>]*>/g) ?? [];
    for (const [, name = ''] of tags.flatMap((tag) => [...tag.matchAll(/\s([^\s=>"/]+)(?:="[^"]*")?/g)])) {
      if (!/^(?:aria|data)-/.test(name) && !attributes.has(name.toLowerCase())) unknown.add(name);
    }
  }
  expect([...unknown]).toEqual([]);
});

test('The built site holds no typeface but those its pages ask for', async () => {
  const [page = ''] = await pages();
  const asked = [...page.matchAll(/\/fonts\/([^'")]+)/g)].map(([, file = '']) => file);
  expect((await readdir(path.join(dist, 'fonts'))).sort()).toEqual([...new Set(asked)].sort());
});

test('Everything by others in the shipped scripts is listed with its version and licence', async () => {
  const list = await readFile(path.join(dist, 'THIRD_PARTY.txt'), 'utf8');
  const listed = [...list.matchAll(/^(\S+) \d+\.\d+\.\d+\S* \(\S.*\)$/gm)].map(([, name]) => name);
  const assets = path.join(dist, 'assets');
  const maps = (await readdir(assets)).filter((file) => file.endsWith('.js.map'));
  // The service worker and the typefaces have no source map.
  const shipped = new Set(['workbox-core', '@fontsource-variable/public-sans']);
  for (const file of maps) {
    const { sources } = JSON.parse(await readFile(path.join(assets, file), 'utf8')) as { sources: string[] };
    for (const source of sources) {
      const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
      if (name) shipped.add(name);
    }
  }
  expect(shipped).toContain('react-dom');
  for (const name of shipped) expect(listed).toContain(name);
});

test('The icon that browsers ask for by themselves is there', async ({ request }) => {
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  const bytes = await response.body();
  // An icon of one picture, which is a PNG and fills the rest of the file.
  expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(bytes.readUInt32LE(14)).toBe(bytes.length - bytes.readUInt32LE(18));
  expect(bytes.subarray(bytes.readUInt32LE(18) + 1).toString('latin1', 0, 3)).toBe('PNG');
});

test('English and Spanish are two apps to the browser, each known by its own folder, wherever they are served', async () => {
  for (const folder of ['', 'es']) {
    const text = await readFile(path.join(dist, folder, 'manifest.webmanifest'), 'utf8');
    const { id, start_url: start } = JSON.parse(text) as { id?: string; start_url: string };
    // An id would count from the origin, not from the folder. Without one, the start address is it.
    expect([id, start]).toEqual([undefined, './']);
  }
});

test('Every address inside the site that a built page names is that of a file', async () => {
  const files = new Set(await readdir(dist, { recursive: true }));
  const missing = new Set<string>();
  for (const page of await pages()) {
    for (const [, address = ''] of page.matchAll(/\s(?:href|src)="(\/[^"#?]*)/g)) {
      const file = decodeURI(address).replace(/^\/|\/$/g, '');
      if (!files.has(file) && !files.has(path.join(file, 'index.html'))) missing.add(address);
    }
  }
  expect([...missing]).toEqual([]);
});
