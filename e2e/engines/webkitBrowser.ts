import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key as codes } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { freePort, startOn } from '../../scripts/serve/startOn';
import { findControl } from './inPage';
import { viewHeight } from './tab';
import type { Browser, Control, Key, Settings, Tab, Target } from './tab';
import { until } from './until';

/** Starts a screen that is not displayed. @returns its process and its number. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/** Shrinks the browser's own bar, which would keep the window wider than a phone. */
const narrowBar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }';

class WebkitTab implements Tab {
  readonly #driver: WebDriver;
  readonly #window: string;

  constructor(driver: WebDriver, window: string) {
    this.#driver = driver;
    this.#window = window;
  }

  /** The driver speaks to one window at a time. */
  async #here(): Promise<WebDriver> {
    await this.#driver.switchTo().window(this.#window);
    return this.#driver;
  }

  async goto(address: string) {
    await this.#leaveFor(address, (driver) => driver.get(address));
  }

  async reload() {
    await this.#leaveFor('The page', (driver) => driver.navigate().refresh());
  }

  async #leaveFor(destination: string, leave: (driver: WebDriver) => Promise<void>) {
    const driver = await this.#here();
    const leaving = 'isBeingLeft';
    await driver.executeScript(`window.${leaving} = true`);
    await leave(driver);
    await this.#arrive(destination, `!window.${leaving}`);
  }

  /**
   * Waits until a document has been read. Not by the driver: it waits for everything in the page, for five minutes, and
   * answers nothing else meanwhile, so that one frame that never loads stops the browser.
   * @param isIt condition that only the expected document meets.
   */
  async #arrive(destination: string, isIt: string) {
    const driver = await this.#here();
    const isThere = (state: string) => () =>
      Promise.race([
        // Between two documents there is none to ask.
        driver.executeScript<boolean>(`return ${isIt} && document.readyState ${state}`).catch(() => false),
        // What is asked while a document takes the place of another, the driver may never answer: it is asked again.
        wait(2000, false, { ref: false }),
      ]);
    await until(`${destination} was not there`, isThere(`!== 'loading'`));
    // For a moment, so that what fails late is still heard of (`Visitor.heard`).
    await until('Something was under way', isThere(`=== 'complete'`), 5).catch(() => undefined);
  }

  async back() {
    await (await this.#here()).navigate().back();
  }

  async toFront() {
    await this.#here();
  }

  async #run<Found>(work: (...given: never[]) => unknown, ...given: unknown[]): Promise<Found> {
    return (await this.#here()).executeScript(`return (${work.toString()})(...arguments)`, ...given);
  }

  run<Given extends unknown[], Found>(
    work: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ): Promise<Found> {
    return this.#run(work, ...given);
  }

  async runIn<Given extends unknown[], Found>(
    frame: string,
    work: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ): Promise<Found> {
    const driver = await this.#here();
    await driver.switchTo().frame(await driver.findElement({ css: frame }));
    try {
      return await driver.executeScript(`return (${work.toString()})(...arguments)`, ...given);
    } finally {
      await driver.switchTo().defaultContent();
    }
  }

  async pressAt(x: number, y: number) {
    const driver = await this.#here();
    await driver.actions().move({ x, y }).click().perform();
  }

  async opens(press: () => Promise<void>) {
    const before = await (await this.#here()).getAllWindowHandles();
    await press();
    const opened = await until('No tab was opened', async () =>
      (await this.#driver.getAllWindowHandles()).find((window) => !before.includes(window)),
    );
    const tab = new WebkitTab(this.#driver, opened);
    await tab.#arrive('The opened page', `location.href !== 'about:blank'`);
    return tab;
  }

  async find(target: Target): Promise<Control | undefined> {
    const control: WebElement | null = await this.#run(findControl, target);
    if (!control) return undefined;
    return {
      click: () => control.click(),
      choose: async (file) => {
        await control.sendKeys(file);
      },
      run: (work) => this.#run(work, control),
    };
  }

  async #send(text: string) {
    const driver = await this.#here();
    await driver.actions().sendKeys(text).perform();
  }

  async key(name: Key) {
    const keys = {
      Tab: codes.TAB,
      Enter: codes.ENTER,
      Escape: codes.ESCAPE,
      End: codes.END,
      Home: codes.HOME,
      ArrowRight: codes.ARROW_RIGHT,
      ArrowLeft: codes.ARROW_LEFT,
      Backspace: codes.BACK_SPACE,
      F8: codes.F8,
    };
    await this.#send(keys[name]);
  }

  async type(text: string) {
    await this.#send(text);
  }

  async resize(width: number) {
    const driver = await this.#here();
    const bar = await this.run(() => window.outerHeight - window.innerHeight);
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width, height: viewHeight + bar });
  }

  async picture() {
    return Buffer.from(await (await this.#here()).takeScreenshot(), 'base64');
  }

  async another() {
    const driver = await this.#here();
    // A tab behind another one is hidden, and draws nothing.
    await driver.switchTo().newWindow('window');
    return new WebkitTab(driver, await driver.getWindowHandle());
  }

  async close() {
    const driver = await this.#here();
    // Closing the last window would end the session.
    if ((await driver.getAllWindowHandles()).length > 1) await driver.close();
  }
}

/**
 * Removes what is left of an earlier visit. The browser knows one set of storage only, and a new browser would take
 * seconds to start.
 * @returns the tab that is left.
 */
async function forget(driver: WebDriver, origin: string): Promise<WebkitTab> {
  const [first = '', ...others] = await driver.getAllWindowHandles();
  for (const other of others) {
    await driver.switchTo().window(other);
    await driver.close();
  }
  const tab = new WebkitTab(driver, first);
  await tab.goto(`${origin}/robots.txt`);
  await tab.run(() => {
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // Blocked, so there is nothing.
    }
  });
  return tab;
}

/** @param driverPath the installed driver, which finds the browser of its own release. */
export async function startWebkit(
  driverPath: string,
  { scheme, storage, scripts }: Settings,
): Promise<Browser> {
  const { screen, display } = await startScreen();
  const folder = await mkdtemp(path.join(tmpdir(), 'civic-voice-webkit-'));
  let stopDriver: (() => Promise<void>) | undefined;
  const end = async () => {
    await stopDriver?.();
    // A browser that lost its driver ends with its screen.
    screen.kill();
    await rm(folder, { recursive: true, maxRetries: 5 });
  };
  try {
    for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
      await mkdir(path.join(folder, toolkit));
      await writeFile(path.join(folder, toolkit, 'gtk.css'), narrowBar);
    }
    const port = await freePort();
    stopDriver = await startOn(port, () =>
      spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder },
      }),
    );
    const args = [
      '--automation',
      ...(scheme === 'dark' ? ['--dark-mode'] : []),
      ...(storage === 'blocked' ? ['--enable-html5-local-storage=false'] : []),
      ...(scripts === 'off' ? ['--enable-javascript=false'] : []),
    ];
    const builder = new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          unhandledPromptBehavior: 'accept',
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { args },
        }),
      )
      .disableEnvironmentOverrides();
    const driver = await until('WebKit did not start', () => builder.build(), 50);
    return {
      version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion() ?? ''}`,
      visit: (origin) => forget(driver, origin),
      close: async () => {
        try {
          await until('The driver of WebKit did not quit', async () => {
            await driver.quit();
            return true;
          });
        } finally {
          await end();
        }
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
