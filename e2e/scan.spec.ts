import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodeQR } from 'qr';
import { chromiumOptions } from '../scripts/browsers/chromiumOptions';
import { encodeGroup } from '../src/features/sharing/groupCode';
import { encodeShared } from '../src/features/sharing/shareCode';
import type { Votes } from '../src/features/answers/votes';
import { stored } from './answering';
import { expect, test, visit } from './siteTest';

const people: readonly Votes[] = [
  { '1': 'yes' },
  { '1': 'no', '10': 'undecided' },
  { '2': 'yes', '3': 'no' },
];
const linkOf = (votes: Votes, name = '') => `https://civic.example/compare#${encodeShared({ votes, name })}`;

/** Width and height in px, and pictures per second. */
const [width, height, rate] = [320, 240, 10];

/** A picture with one QR code in it, as bytes of a Y4M film: brightness, then a quarter of it for each color. */
function frame(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const scale = Math.floor(height / modules.length);
  const picture = Buffer.alloc((width * height * 3) / 2, 128);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isDark = modules[Math.floor(y / scale)]?.[Math.floor((x - 40) / scale)];
      picture[y * width + x] = isDark ? 30 : 220;
    }
  }
  return Buffer.concat([Buffer.from('FRAME\n'), picture]);
}

/** The phones that are held up, 0.8 seconds each. Chromium shows the film over and over. */
const phones = [
  linkOf(people[0] ?? {}),
  linkOf(people[1] ?? {}),
  linkOf(people[2] ?? {}, 'Ana Ruiz'),
  'https://elsewhere.example/menu',
];
const film = path.join(import.meta.dirname, '../test-results/phones.y4m');

test.use({
  launchOptions: {
    ...chromiumOptions,
    args: [
      ...chromiumOptions.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test.beforeAll(() => {
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F${rate}:1 Ip A1:1 C420jpeg\n`);
  mkdirSync(path.dirname(film), { recursive: true });
  writeFileSync(film, Buffer.concat([head, ...phones.flatMap((text) => Array<Buffer>(8).fill(frame(text)))]));
});

test('Phones are read one after another, and the camera is on no longer than it is needed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Chromium before 100 has none.
    Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted');
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wishes) => {
      const stream = await ask(wishes);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  const tracks = () =>
    page.evaluate(() =>
      (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ kind, readyState }) => [
        kind,
        readyState,
      ]),
    );
  await visit(page, '/group');
  expect(await tracks()).toEqual([]);
  const scan = page.getByRole('button', { name: 'Scan codes' });
  await scan.click();
  const dialog = page.getByRole('dialog', { name: 'Scan codes' });
  const said = dialog.getByRole('status');

  await test.step('each counts once, and is kept in the address only', async () => {
    await expect(dialog.getByText('3 people', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/group#${encodeGroup(people)}`);
    expect(await stored(page)).toEqual({});
  });
  await test.step('a foreign code, and one with a name that is shown again, are reported and not counted', async () => {
    await expect(said).toHaveText('This QR code holds no answers to compare.');
    await expect(said).toHaveText('This code has been counted already.');
  });
  await test.step('the visitor says whether a code without a name is from another person', async () => {
    await dialog.getByRole('button', { name: 'Count another person' }).click();
    await expect(dialog.getByText('4 people', { exact: true })).toBeVisible();
  });
  await test.step('the camera is off while the page is hidden', async () => {
    expect(await tracks()).toEqual([['video', 'live']]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Object.defineProperty(document, 'hidden', { value: false });
    });
    await expect(said).toHaveText('The camera went off because you left this page.');
    expect(await tracks()).toEqual([['video', 'ended']]);
    await dialog.getByRole('button', { name: 'Turn the camera on' }).click();
    await expect(said).toHaveText('This QR code holds no answers to compare.');
  });
  await test.step('and once the dialog is closed', async () => {
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(scan).toBeFocused();
    expect(await tracks()).toEqual([
      ['video', 'ended'],
      ['video', 'ended'],
    ]);
    await expect(page.getByRole('heading', { level: 2, name: '4 people' })).toBeVisible();
  });
  await test.step('in a new group every code counts again', async () => {
    await page.getByRole('button', { name: 'Start a new group' }).click();
    await expect(page).toHaveURL('/group');
    await scan.click();
    await expect(dialog.getByText('3 people', { exact: true })).toBeVisible();
  });
  await test.step('Back closes the camera and leaves everybody in the group, and goes on to the group of before', async () => {
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`/group#${encodeGroup(people)}`);
    await expect(page.getByRole('heading', { level: 2, name: '3 people' })).toBeVisible();
    expect((await tracks()).at(-1)).toEqual(['video', 'ended']);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: '4 people' })).toBeVisible();
  });
});
