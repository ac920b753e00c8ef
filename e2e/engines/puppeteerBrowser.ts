import puppeteer from 'puppeteer-core';
import type { ElementHandle, Page } from 'puppeteer-core';
import { findControl } from './inPage';
import { viewHeight } from './tab';
import { until } from './until';
import type { Browser, Control, Settings, Tab } from './tab';

function tabOf(page: Page): Tab {
  // What a page asks before it is left, as long as something is typed there and not yet used.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      await page.goBack();
    },
    toFront: () => page.bringToFront(),
    run: (work, ...given) =>
      page.evaluate(work as (...all: unknown[]) => unknown, ...given) as Promise<never>,
    runIn: async (frame, work, ...given) => {
      const content = await (await page.$(frame))?.contentFrame();
      if (!content) throw new Error(`There is no frame ${frame}.`);
      return content.evaluate(work as (...all: unknown[]) => unknown, ...given) as Promise<never>;
    },
    pressAt: (x, y) => page.mouse.click(x, y),
    opens: async (press) => {
      const before = await page.browserContext().pages();
      await press();
      const opened = await until('No tab was opened', async () =>
        (await page.browserContext().pages()).find((other) => !before.includes(other)),
      );
      return tabOf(opened);
    },
    find: async (target) => {
      const handle = (
        await page.evaluateHandle(findControl, target)
      ).asElement() as ElementHandle<HTMLElement> | null;
      return handle ? controlOf(handle) : undefined;
    },
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    resize: async (width) => {
      await page.setViewport({ width, height: viewHeight }).catch((error: unknown) => {
        // Firefox 140 takes the size, but knows nothing of the orientation that is sent along.
        if (!String(error).includes('setScreenOrientationOverride')) throw error;
      });
    },
    picture: () => page.screenshot(),
    another: async () => tabOf(await page.browserContext().newPage()),
    close: () => page.close(),
  };
}

function controlOf(handle: ElementHandle<HTMLElement>): Control {
  return {
    click: () => handle.click(),
    choose: (file) => (handle as ElementHandle<HTMLInputElement>).uploadFile(file),
    run: (work) => handle.evaluate(work),
  };
}

/** Settings as each of the two takes them when it starts. */
const chromiumArgs = ({ storage, scripts }: Settings) => [
  '--no-sandbox',
  ...(storage === 'blocked' ? ['--blink-settings=localStorageEnabled=false'] : []),
  ...(scripts === 'off' ? ['--blink-settings=scriptEnabled=false'] : []),
];

const firefoxPreferences = ({ scheme, storage, scripts }: Settings) => ({
  'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
  ...(storage === 'blocked' && { 'network.cookie.cookieBehavior': 2 }),
  ...(scripts === 'off' && { 'javascript.enabled': false }),
});

/** @param executablePath the installed browser. */
export async function startPuppeteer(
  engine: 'chromium' | 'firefox',
  executablePath: string,
  settings: Settings,
): Promise<Browser> {
  const started = await puppeteer.launch({
    browser: engine === 'chromium' ? 'chrome' : engine,
    executablePath,
    defaultViewport: { width: 1280, height: viewHeight },
    ...(engine === 'chromium'
      ? { args: chromiumArgs(settings) }
      : { extraPrefsFirefox: firefoxPreferences(settings) }),
  });
  return {
    version: await started.version(),
    visit: async (origin) => {
      const context = await started.createBrowserContext();
      const page = await context.newPage();
      if (engine === 'chromium') {
        // Without a window, Chromium refuses to copy, which it allows a visitor who presses a button.
        await context.setPermission(origin, { permission: { name: 'clipboard-write' }, state: 'granted' });
        const { scheme = 'light' } = settings;
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      }
      return tabOf(page);
    },
    close: () => started.close(),
  };
}
