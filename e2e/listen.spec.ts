import type { Locator, Page } from '@playwright/test';
import { encodeClass } from '../src/features/sharing/classCode';
import { barriers } from './axe';
import { expect, test, visit } from './siteTest';

const title = 'Universal Background Checks';
const button = (page: Page, action: string, of = title) =>
  page.getByRole('button', { name: `${action}, ${of}` });

/** A fake voice: it notes what it is to say, and ends a sentence only when the test tells it to. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    let current: SpeechSynthesisUtterance | undefined;
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'en-US', localService: true, default: true, name: 'Test' }],
      speak(utterance: SpeechSynthesisUtterance) {
        if (!utterance.text) return;
        said.push(utterance.text);
        current = utterance;
      },
      cancel() {
        current = undefined;
      },
      said,
      end() {
        current?.dispatchEvent(new Event('end'));
      },
      speaks: () => current !== undefined,
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    window.SpeechSynthesisUtterance = class extends EventTarget {
      voice = null;
      lang = '';
      constructor(readonly text: string) {
        super();
      }
      set onend(listener: () => void) {
        this.addEventListener('end', listener);
      }
    } as unknown as typeof SpeechSynthesisUtterance;
  });
}

const said = (page: Page) =>
  page.evaluate(() => (speechSynthesis as unknown as { said: readonly string[] }).said);
const endSentence = (page: Page) =>
  page.evaluate(() => {
    (speechSynthesis as unknown as { end: () => void }).end();
  });
const isSilent = (page: Page) =>
  page.evaluate(() => !(speechSynthesis as unknown as { speaks: () => boolean }).speaks());
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String).join());

test('A card is read aloud sentence by sentence, each marked, by a voice of the device', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await giveVoice(page);
  await visit(page, '/surveys');
  const readers: string[] = [];
  page.on('request', (request) => readers.push(request.url()));

  await test.step('what reads is loaded when pressed, by keyboard as well', async () => {
    expect(readers).toEqual([]);
    await button(page, 'Listen').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Pause')).toBeFocused();
    expect(readers).toHaveLength(1);
    expect(await said(page)).toEqual([title]);
    expect(await marked(page)).toBe(title);
  });

  await test.step('the next sentence, marked without the hint behind a link', async () => {
    await endSentence(page);
    expect((await said(page)).at(-1)).toMatch(/^Should .*\?$/);
    await endSentence(page);
    while (!(await said(page)).includes('If this became law')) await endSentence(page);
    await endSentence(page);
    expect(await marked(page)).toContain((await said(page)).at(-1)?.slice(-20));
  });

  await test.step('the view follows the voice', async () => {
    for (let sentence = 0; sentence < 12; sentence++) {
      await endSentence(page);
      expect(await overIt(page), (await said(page)).at(-1)).toEqual([]);
    }
    expect.soft(await barriers(page)).toEqual([]);
  });

  await test.step('unless the visitor has scrolled away from it, if only until its last line is out of view', async () => {
    const staysAt = async () => {
      const at = await page.evaluate(() => scrollY);
      await endSentence(page);
      expect(await page.evaluate(() => scrollY)).toBe(at);
    };
    await page.evaluate(() => {
      const [marked] = CSS.highlights.get('spoken') ?? [];
      const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
      const { top } = (marked as Range).getBoundingClientRect();
      window.scrollBy({ top: top - (innerHeight - covered - 10), behavior: 'instant' });
    });
    await staysAt();
    await page.evaluate(() => {
      window.scrollBy({ top: 1500, behavior: 'instant' });
    });
    await staysAt();
  });

  await test.step('paused, resumed, stopped', async () => {
    await button(page, 'Pause').click();
    const count = (await said(page)).length;
    await button(page, 'Resume').click();
    expect((await said(page)).length).toBe(count + 1);
    await button(page, 'Stop').click();
    await expect(button(page, 'Listen')).toBeFocused();
    expect(await marked(page)).toBe('');
  });

  await test.step('stopped by a filter that hides the card, and its buttons with it', async () => {
    await button(page, 'Listen').click();
    await expect(button(page, 'Pause')).toBeVisible();
    expect(await isSilent(page)).toBe(false);
    await page.getByLabel('Show policies by your answer').selectOption('Answered No');
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(await isSilent(page)).toBe(true);
  });
});

/**
 * What lies over the sentence that is read, on its first line or its last; `none` where it is out of the window. Nothing
 * can lie over the headings that only screen readers find on a phone.
 */
const overIt = (page: Page) =>
  page.evaluate(() => {
    const [marked] = CSS.highlights.get('spoken') ?? [];
    const { commonAncestorContainer: read } = marked as Range;
    const around = read instanceof Element ? read : read.parentElement;
    const lines = [...(marked as Range).getClientRects()];
    if (around?.clientWidth === 1) return [];
    return [lines[0], lines.at(-1)].flatMap((line) => {
      const at = line && document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
      if (!at) return ['none'];
      return around?.contains(at) || at.contains(read) ? [] : [at.outerHTML.slice(0, 99)];
    });
  });

/** Not by a trial click, which would scroll the page. */
const isOnTop = (element: Locator) =>
  element.evaluate((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

for (const [path, width, height] of [
  ['/surveys', 390, 844],
  ['/surveys/universal-background-checks', 360, 740],
  ['/surveys/universal-background-checks', 390, 844],
  ['/surveys/universal-background-checks', 768, 1024],
  ['/surveys/universal-background-checks', 1280, 800],
  [`/class#${encodeClass(['1', '2'])}`, 1280, 800],
] as const)
  test(
    `Nothing covers what is read from the title on, and Stop is always there, on ${path} in ${width} x ${height} px`,
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await giveVoice(page);
      await visit(page, path);
      await button(page, 'Listen').click();
      await expect(button(page, 'Stop')).toBeVisible();
      for (let sentence = 0; sentence < 20; sentence++) {
        expect(await overIt(page), (await said(page)).at(-1)).toEqual([]);
        await expect(button(page, 'Stop')).toBeInViewport({ ratio: 1 });
        expect(await isOnTop(button(page, 'Stop'))).toBe(true);
        await endSentence(page);
      }
    },
  );

test(
  'At 400 % zoom the page follows the voice past a question taller than the window',
  { tag: '@all' },
  async ({ page }) => {
    const longest = 'Veterans Healthcare Modernization';
    const height = 256;
    await page.setViewportSize({ width: 320, height });
    await giveVoice(page);
    await visit(page, '/surveys/veterans-healthcare-modernization');
    await button(page, 'Listen', longest).click();
    await expect(button(page, 'Stop', longest)).toBeVisible();
    const firstLine = () =>
      page.evaluate(() => {
        const [marked] = CSS.highlights.get('spoken') ?? [];
        return (marked as Range).getClientRects()[0]?.top;
      });
    for (let sentence = 0; sentence < 8; sentence++) {
      const top = await firstLine();
      expect(top, (await said(page)).at(-1)).toBeGreaterThanOrEqual(0);
      expect(top, (await said(page)).at(-1)).toBeLessThan(height);
      await endSentence(page);
    }
  },
);

test('Where the device has no voice there is no Listen', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/surveys');
  await expect(page.getByRole('button', { name: /^Listen/ })).toHaveCount(0);
});
