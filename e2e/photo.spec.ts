import { truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { badFiles, drawnJpeg, goodPhoto, plainPhoto, withGps } from './photos';
import { agree, choosePhoto, fill, openForm, storedUser } from './registering';
import { scriptWith } from './screenCode';
import { expect, holdScripts, test } from './siteTest';

const ready = (page: Page) => page.getByText('Your photo is ready.');

test(
  'Every kind of wrong file takes the place of the one before and is refused with its own message, and a sound one is taken after them',
  { tag: '@all' },
  async ({ page }, testInfo) => {
    const heavy = testInfo.outputPath('me.jpg');
    writeFileSync(heavy, '');
    truncateSync(heavy, 26 * 1024 * 1024);
    await openForm(page);
    await choosePhoto(page, goodPhoto);
    await expect(ready(page)).toBeVisible();
    const field = page.getByLabel('Photo');
    for (const [name, file, message] of [...badFiles, ['26 MB', heavy, /larger than 25 MB/] as const]) {
      await test.step(name, async () => {
        await field.setInputFiles(file);
        await expect(field).toHaveAccessibleDescription(message);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(ready(page)).toHaveCount(0);
      });
    }
    await choosePhoto(page, goodPhoto);
    await expect(ready(page)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  },
);

/** How much redder than blue the stored photo is around a place, given in parts of its edge. */
async function storedRedness(page: Page, x: number, y: number): Promise<number> {
  const dataUrl = (await storedUser(page))?.photo.dataUrl ?? '';
  return page.evaluate(
    async ([url, left, top]) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const context = new OffscreenCanvas(600, 600).getContext('2d');
      if (!context) throw new Error('The browser offers no canvas.');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(left * 600, top * 600, 30, 30);
      let sum = 0;
      for (let at = 0; at < data.length; at += 4) sum += (data[at] ?? 0) - (data[at + 2] ?? 0);
      return sum / (data.length / 4);
    },
    [dataUrl, x, y] as const,
  );
}

test('A photo with a place and a turn in its EXIF is stored upright and without either', async ({ page }) => {
  await openForm(page);
  // Orientation 6: the camera was held on its side; upright, the drawing's left half is its lower half.
  const tagged = withGps(await drawnJpeg(page, 900, 700), 6);
  expect(tagged.includes('Exif')).toBe(true);
  await fill(page, { without: 'Photo' });
  await choosePhoto(page, { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: tagged });
  await agree(page);
  await expect(page.getByRole('heading', { name: 'You have joined' })).toBeVisible();

  const photo = (await storedUser(page))?.photo;
  const bytes = Buffer.from(photo?.dataUrl.split(',')[1] ?? '', 'base64');
  expect(bytes.length).toBe(photo?.size);
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  for (const trace of ['Exif', 'GPS', 'Cam', 'http']) expect(bytes.includes(trace)).toBe(false);
  // No segment APP1, which would hold EXIF or XMP.
  expect(bytes.includes(Buffer.from([0xff, 0xe1]))).toBe(false);
  expect(await storedRedness(page, 0.02, 0.5)).toBeLessThan(0);
  expect(await storedRedness(page, 0.93, 0.5)).toBeGreaterThan(0);
});

test('Every message of advice lets the photo pass', { tag: '@all' }, async ({ page }) => {
  await openForm(page);
  await fill(page, { without: 'Photo' });
  await choosePhoto(page, {
    name: 'small.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawnJpeg(page, 320, 240),
  });
  await expect(page.getByText('The photo is small.')).toBeVisible();
  await expect(page.getByText('The photo was not square')).toBeVisible();
  await expect(page.getByText('The background is not plain and light.')).toBeVisible();
  await agree(page);
  await expect(page.getByRole('heading', { name: 'You have joined' })).toBeVisible();
});

const advice = {
  dark: 'The photo is dark.',
  bright: 'The photo is very bright.',
  blurry: 'The photo looks blurry.',
  several: 'You chose more than one photo.',
};

test(
  'A photo that is not sharp, and dark or too bright, gets its own advice',
  { tag: '@all' },
  async ({ page }) => {
    await openForm(page);
    for (const [light, grey, given] of [
      ['dark', 20, ['dark', 'blurry']],
      ['too bright', 254, ['bright', 'blurry']],
      ['neither', 150, ['blurry']],
    ] as const) {
      await test.step(light, async () => {
        await choosePhoto(page, plainPhoto('me.png', grey));
        await expect(ready(page)).toBeVisible();
        for (const [name, words] of Object.entries(advice)) {
          await expect(page.getByText(words)).toHaveCount(
            (given as readonly string[]).includes(name) ? 1 : 0,
          );
        }
      });
    }
  },
);

test(
  'Of several pictures dropped on the field the first is used, and the visitor is told',
  { tag: '@all' },
  async ({ page, context }, testInfo) => {
    await openForm(page);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    const field = page.getByLabel('Photo');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const files = [plainPhoto('first.png', 20), goodPhoto].map(({ name, buffer }) => {
      const path = testInfo.outputPath(name);
      writeFileSync(path, buffer);
      return path;
    });
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    if (!box) throw new Error('The field has no box.');
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const pointer = await context.newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await pointer.send('Input.dispatchDragEvent', {
        type,
        ...place,
        data: { items: [], files, dragOperationsMask: 1 },
      });
    }
    await expect(ready(page)).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    const status = page.getByRole('main').getByRole('status').filter({ hasText: advice.several });
    await expect(status).toBeVisible();
    await expect(status).toContainText(advice.dark);
    await choosePhoto(page, goodPhoto);
    await expect(page.getByText(advice.dark)).toHaveCount(0);
    await expect(page.getByText(advice.several)).toHaveCount(0);
  },
);

test(
  'What a file holds counts, not what its name says, and a worker opens it, not the page',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const open = window.createImageBitmap.bind(window) as (...given: unknown[]) => Promise<ImageBitmap>;
      Object.assign(window, {
        opened: 0,
        createImageBitmap: (...given: unknown[]) => {
          (window as unknown as { opened: number }).opened++;
          return open(...given);
        },
      });
    });
    await openForm(page);
    const misnamed = { ...goodPhoto, name: 'me.jpg', mimeType: 'image/jpeg' };
    const [worker] = await Promise.all([page.waitForEvent('worker'), choosePhoto(page, misnamed)]);
    expect(worker.url()).toContain(`/assets/${scriptWith('photoWorker.ts')}`);
    await expect(ready(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { opened: number }).opened)).toBe(0);
  },
);

test(
  'Progress shows as soon as preparing the photo takes longer than a moment, and goes when it is ready',
  { tag: '@all' },
  async ({ page }) => {
    await openForm(page);
    const release = await holdScripts(page, scriptWith('photoWorker.ts'));
    await choosePhoto(page, goodPhoto);
    const progress = page.getByRole('status').filter({ hasText: 'Preparing your photo…' });
    await expect(progress).toBeVisible();
    await expect(progress.locator('svg')).toBeVisible();
    release();
    await expect(ready(page)).toBeVisible();
    await expect(progress).toHaveCount(0);
  },
);

test('The crop is moved, zoomed and turned by buttons, sliders, keys and pointer, and the stored photo follows', async ({
  page,
}) => {
  await openForm(page);
  await fill(page, { without: 'Photo' });
  await choosePhoto(page, {
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawnJpeg(page, 1200, 1200),
  });
  await expect(page.getByText('Fit your head into the oval')).toBeVisible();
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  const turn = page.getByRole('slider', { name: 'Turn' });
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect(zoom).toHaveAttribute('aria-valuetext', '110%');
  await zoom.focus();
  await page.keyboard.press('End');
  await expect(zoom).toHaveAttribute('aria-valuetext', '300%');
  await page.getByRole('button', { name: 'Turn left' }).click();
  await turn.focus();
  await page.keyboard.press('ArrowRight');
  await expect(turn).toHaveAttribute('aria-valuetext', '-89°');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(zoom).toHaveAttribute('aria-valuetext', '100%');

  // Turned upside down: what was red above is red below.
  await page.getByRole('button', { name: 'Turn right' }).click();
  await page.getByRole('button', { name: 'Turn right' }).click();
  await page.keyboard.press('Tab');
  const frame = page.getByRole('application');
  const picture = frame.locator('xpath=preceding-sibling::img');
  const place = () => picture.evaluate((img) => getComputedStyle(img).transform);
  const zoomed = page.getByRole('button', { name: 'Larger' });
  for (let i = 0; i < 5; i++) await zoomed.click();
  const before = await place();
  await frame.focus();
  await page.keyboard.press('ArrowUp');
  expect(await place()).not.toBe(before);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Move left' }).click();
  expect(await place()).not.toBe(before);
  await page.getByRole('button', { name: 'Move right' }).click();
  const box = await frame.boundingBox();
  if (!box) throw new Error('The frame has no box.');
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 130, box.y + 100, { steps: 4 });
  await page.mouse.up();
  expect(await place()).not.toBe(before);

  await agree(page);
  await expect(page.getByRole('heading', { name: 'You have joined' })).toBeVisible();
  expect(await storedRedness(page, 0.03, 0.03)).toBeLessThan(0);
  expect(await storedRedness(page, 0.03, 0.92)).toBeGreaterThan(0);
});

/** @returns tells how many pictures the page itself has decoded since it was opened. */
async function countDecoded(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window);
    let decoded = 0;
    Object.assign(window, {
      decoded: () => decoded,
      createImageBitmap: (...given: Parameters<typeof decode>) => {
        decoded++;
        return decode(...given);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { decoded: () => number }).decoded());
}

// Decoding on the page would stop it for most of a second. How long it stops is not measured: that depends on the
// machine.
test(
  'A photo of 12 megapixels is decoded in a worker, so the page stays responsive',
  { tag: '@all' },
  async ({ page }) => {
    const decoded = await countDecoded(page);
    await openForm(page);
    const buffer = await drawnJpeg(page, 4000, 3000);
    await choosePhoto(page, { name: 'large.jpg', mimeType: 'image/jpeg', buffer });
    await expect(ready(page)).toBeVisible();
    expect(await decoded()).toBe(0);
    const widths = await page.evaluate(() => [...document.images].map((image) => image.naturalWidth));
    expect(Math.max(...widths)).toBeLessThan(1000);
  },
);

test(
  'Without a worker the page prepares the photo itself, also in a browser of 2021',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const decode = window.createImageBitmap.bind(window) as (...given: unknown[]) => Promise<ImageBitmap>;
      Object.assign(window, {
        Worker: undefined,
        // Chromium before 112 and Firefox before 111 know no other orientations than these.
        createImageBitmap: (file: Blob, options?: ImageBitmapOptions) =>
          ['none', 'flipY', undefined].includes(options?.imageOrientation)
            ? decode(...[file, options].filter(Boolean))
            : Promise.reject(new TypeError('not a valid enum value')),
      });
    });
    const decoded = await countDecoded(page);
    await openForm(page);
    await choosePhoto(page, goodPhoto);
    await expect(ready(page)).toBeVisible();
    expect(await decoded()).toBe(1);
    const [, bad, message] = badFiles[1] ?? [];
    if (!bad || !message) throw new Error('The list of bad files is empty.');
    await choosePhoto(page, bad);
    await expect(page.getByLabel('Photo')).toHaveAccessibleDescription(message);
  },
);
