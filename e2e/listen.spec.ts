import type { Page } from '@playwright/test';
import { barriers } from './axe';
import { expect, test, visit } from './siteTest';

const title = 'Universal Background Checks';

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
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String).join());

test('A card is read aloud sentence by sentence, each marked, by a voice of the device', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await giveVoice(page);
  await visit(page, '/surveys');
  const button = (action: string) => page.getByRole('button', { name: `${action}, ${title}` });
  const readers: string[] = [];
  page.on('request', (request) => readers.push(request.url()));

  await test.step('what reads is loaded when pressed, by keyboard as well', async () => {
    expect(readers).toEqual([]);
    await button('Listen').focus();
    await page.keyboard.press('Enter');
    await expect(button('Pause')).toBeFocused();
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

  await test.step('the view follows the voice, and nothing covers the sentence that is read', async () => {
    const lies = () =>
      page.evaluate(() => {
        const [range] = CSS.highlights.get('spoken') ?? [];
        const { top, bottom, left } = (range as Range).getBoundingClientRect();
        const uncovered = [top + 4, bottom - 4].every((y) => {
          const at = document.elementFromPoint(left + 4, y);
          return at?.closest('article') && !at.closest('button, [role=group], a');
        });
        return uncovered && bottom < innerHeight;
      });
    for (let sentence = 0; sentence < 12; sentence++) {
      await endSentence(page);
      expect(await lies(), (await said(page)).at(-1)).toBe(true);
    }
    await expect(button('Stop')).toBeInViewport({ ratio: 1 });
    expect.soft(await barriers(page)).toEqual([]);
  });

  await test.step('unless the visitor has scrolled away from it', async () => {
    await page.evaluate(() => {
      window.scrollBy({ top: 1500, behavior: 'instant' });
    });
    const at = await page.evaluate(() => scrollY);
    await endSentence(page);
    expect(await page.evaluate(() => scrollY)).toBe(at);
  });

  await test.step('paused, resumed, stopped', async () => {
    await button('Pause').click();
    const count = (await said(page)).length;
    await button('Resume').click();
    expect((await said(page)).length).toBe(count + 1);
    await button('Stop').click();
    await expect(button('Listen')).toBeFocused();
    expect(await marked(page)).toBe('');
  });
});

test('Where the device has no voice there is no Listen', async ({ page }) => {
  await visit(page, '/surveys');
  await expect(page.getByRole('button', { name: /^Listen/ })).toHaveCount(0);
});
