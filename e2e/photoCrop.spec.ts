import type { CDPSession, Page } from '@playwright/test';
import { png } from '../src/test/imageBytes';
import { agree, choosePhoto, fill, openForm, storedUser } from './registering';
import { expect, test } from './siteTest';

const edge = 900;

/** Redder to the right, bluer towards the bottom: each pixel of the stored photo tells where it comes from. */
const mapped = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: png(edge, edge, (x, y) => [(x / edge) * 255, 128, (y / edge) * 255]),
};

const frame = (page: Page) => page.getByRole('application', { name: /^Crop frame/ });
const zoom = (page: Page) => page.getByRole('slider', { name: 'Zoom' });

async function openCropper(page: Page) {
  await openForm(page);
  await fill(page, { without: 'Photo' });
  await choosePhoto(page, mapped);
  await expect(frame(page)).toBeVisible();
  await frame(page).scrollIntoViewIfNeeded();
  const box = await frame(page).boundingBox();
  if (!box) throw new Error('The frame has no box.');
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** @returns which part of the picture the stored photo shows, in percent of the picture's edge. */
async function storedPart(page: Page) {
  await agree(page);
  await expect(page.getByRole('heading', { name: 'You have joined' })).toBeVisible();
  const [left, top, right, bottom] = await page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const context = new OffscreenCanvas(600, 600).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('The browser offers no canvas.');
      context.drawImage(image, 0, 0);
      const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
      const [first, last] = [at(2, 2), at(597, 597)];
      return [first[0], first[2], last[0], last[2]].map((value = 0) => Math.round((value / 255) * 100));
    },
    (await storedUser(page))?.photo.dataUrl ?? '',
  );
  return { left, top, right, bottom };
}

type Part = Awaited<ReturnType<typeof storedPart>>;

function expectPart(part: Part, expected: Record<keyof Part, number>) {
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    const off = Math.abs((part[side] ?? NaN) - expected[side]);
    expect(off, `${side} of ${JSON.stringify(part)}, expected ${JSON.stringify(expected)}`).toBeLessThan(4);
  }
}

test('The whole of a square picture is stored where nothing was moved', { tag: '@all' }, async ({ page }) => {
  await openCropper(page);
  expectPart(await storedPart(page), { left: 0, top: 0, right: 100, bottom: 100 });
});

test(
  'The head guide lies in the middle of the frame, unseen by screen readers, and the stored photo is the third that was zoomed in on, moved by the mouse as far as it was dragged',
  { tag: '@all' },
  async ({ page }) => {
    const { middle, width, height } = await openCropper(page);
    await test.step('the head guide', async () => {
      const guide = page
        .getByRole('group', { name: 'Fit your head into the oval' })
        .locator('svg:has(ellipse)');
      await expect(guide).toHaveAttribute('aria-hidden', 'true');
      const oval = await guide.locator('ellipse').last().boundingBox();
      if (!oval) throw new Error('The guide has no box.');
      expect(Math.abs(oval.x + oval.width / 2 - middle.x)).toBeLessThan(4);
      expect(oval.height / height).toBeGreaterThan(0.5);
      expect(oval.height / height).toBeLessThan(0.69);
    });
    await zoom(page).focus();
    await page.keyboard.press('End');
    await expect(zoom(page)).toHaveAttribute('aria-valuetext', '300%');
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + width * 0.3, middle.y - width * 0.45, { steps: 5 });
    await page.mouse.up();
    // A third is shown, so a way across the frame is a third of the picture: 10% to the left, 15% down.
    expectPart(await storedPart(page), { left: 23, top: 48, right: 57, bottom: 82 });
  },
);

test.describe('By touch', () => {
  test.use({ hasTouch: true });

  type Points = readonly { x: number; y: number }[];

  async function fingers(page: Page, touch: CDPSession, from: Points, to: Points) {
    const steps = 8;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [...from] });
    for (let step = 1; step <= steps; step++) {
      const touchPoints = from.map(({ x, y }, i) => ({
        x: x + (((to[i]?.x ?? x) - x) * step) / steps,
        y: y + (((to[i]?.y ?? y) - y) * step) / steps,
      }));
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
      // The cropper follows once a frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test(
    'two fingers zoom, one moves, and the stored photo follows',
    { tag: '@all' },
    async ({ page, context }) => {
      const { middle, width } = await openCropper(page);
      const touch = await context.newCDPSession(page);
      const apart = (way: number) => [
        { x: middle.x - way, y: middle.y },
        { x: middle.x + way, y: middle.y },
      ];
      await fingers(page, touch, apart(width * 0.2), apart(width * 0.4));
      await expect(zoom(page)).toHaveAttribute('aria-valuetext', /^(19|20|21)\d%$/);
      await fingers(page, touch, [middle], [{ x: middle.x - width * 0.2, y: middle.y - width * 0.2 }]);
      // Half is shown, so a fifth of the frame is a tenth of the picture.
      expectPart(await storedPart(page), { left: 35, top: 35, right: 85, bottom: 85 });
    },
  );
});
