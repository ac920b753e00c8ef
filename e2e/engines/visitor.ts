import { expect } from '@playwright/test';
import { areSeen, comesAlive } from './inPage';
import type { Control, Key, Tab, Target } from './tab';

export type Stored = Record<string, string>;

/** ms between two looks: a journey is mostly waiting, and a look is cheap. */
const intervals = [50, 100, 200];

/** Cards are drawn, and take their real height, when they come into view: a pointer aimed before that misses. */
async function click(control: Control): Promise<void> {
  await control.run(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) {
      await new Promise(requestAnimationFrame);
    }
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await control.click();
}

/** What someone does in one tab, in words that fit every engine. Each verb waits until it can be done. */
export class Visitor {
  readonly #tab: Tab;
  readonly #origin: string;
  readonly #heard: string[] = [];

  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  /** Opens an address of the site and waits until the scripts are in charge of the screen. */
  async open(path: string): Promise<void> {
    await this.#goto(path);
    await this.#takenOver();
  }

  async reload(): Promise<void> {
    await this.#noteHeard();
    await this.#tab.reload();
    await this.#takenOver();
  }

  async back(): Promise<void> {
    await this.#tab.back();
  }

  /** Opens a page of another site. */
  async openElsewhere(address: string): Promise<void> {
    await this.#noteHeard();
    await this.#tab.goto(address);
  }

  /** Begins as somebody for whom this is stored already. */
  async startWith(values: Stored): Promise<void> {
    await this.#goto('/robots.txt');
    await this.#tab.run((entries) => {
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    }, values);
  }

  async #goto(path: string): Promise<void> {
    await this.#noteHeard();
    await this.#tab.goto(this.#origin + path);
  }

  async #takenOver(): Promise<void> {
    expect(await this.#tab.run(comesAlive, 20_000), 'the scripts are in charge').toBe(true);
  }

  async press(button: string): Promise<void> {
    await this.#press({ role: 'button', name: button });
  }

  async follow(link: string): Promise<void> {
    await this.#press({ role: 'link', name: link });
  }

  /** Chooses one of several, by a radio button. */
  async pick(option: string): Promise<void> {
    await this.#press({ role: 'field', name: option });
  }

  async #press(target: Target): Promise<void> {
    await this.#tab.toFront();
    await this.#with(target, click);
  }

  /** Replaces what is in a field. */
  async fill(field: string, text: string): Promise<void> {
    await this.#tab.toFront();
    await this.#with({ role: 'field', name: field }, async (control) => {
      await click(control);
      await control.run((element) => {
        (element as HTMLInputElement).select();
      });
    });
    await this.#tab.type(text);
  }

  /** Hands a file to a file field. */
  async choose(field: string, file: string): Promise<void> {
    await this.#with({ role: 'field', name: field }, (control) => control.choose(file));
  }

  /** Goes to a control, as Tab does after however many presses. */
  async focus(target: Target): Promise<void> {
    await this.#with(target, (control) =>
      control.run((element) => {
        element.focus();
      }),
    );
  }

  async key(...names: readonly Key[]): Promise<void> {
    for (const name of names) await this.#tab.key(name);
  }

  async resize(width: number): Promise<void> {
    await this.#tab.resize(width);
  }

  async secondTab(): Promise<Visitor> {
    return new Visitor(await this.#tab.another(), this.#origin);
  }

  async leave(): Promise<void> {
    await this.#tab.close();
  }

  /** @param address path, query and fragment. */
  async isAt(address: string): Promise<void> {
    const where = () => this.#tab.run(() => location.href.slice(location.origin.length));
    // A page that is just being left has no answer.
    await expect.poll(() => where().catch(() => '…'), { intervals }).toBe(address);
  }

  async sees(words: string, timeout = 20_000): Promise<void> {
    // A page that is just arriving shows nothing.
    const look = () => this.#tab.run(areSeen, words).catch(() => false);
    await expect.poll(look, { message: `“${words}” is seen`, timeout, intervals }).toBe(true);
  }

  /** @param frame selector of a frame on the page. */
  async seesIn(frame: string, words: string): Promise<void> {
    const look = () => this.#tab.runIn(frame, areSeen, words).catch(() => false);
    await expect
      .poll(look, { message: `“${words}” is seen in ${frame}`, timeout: 20_000, intervals })
      .toBe(true);
  }

  /** @returns what is to be read in a frame; nothing where the browser refuses to say. */
  wordsIn(frame: string): Promise<string> {
    return this.#tab.runIn(frame, () => document.body.innerText).catch(() => '');
  }

  /** Follows a link in a frame, by pointer. @returns the visitor in the tab that it opens. */
  async followIn(frame: string, link: string): Promise<Visitor> {
    await this.#tab.toFront();
    const [left = 0, top = 0] = await this.#tab.run((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return [box?.left, box?.top];
    }, frame);
    const [x = 0, y = 0] = await this.#tab.runIn(
      frame,
      (name) => {
        const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
        const box = found?.getBoundingClientRect();
        return box ? [box.x + box.width / 2, box.y + box.height / 2] : [];
      },
      link,
    );
    const opened = await this.#tab.opens(() => this.#tab.pressAt(Math.round(left + x), Math.round(top + y)));
    return new Visitor(opened, this.#origin);
  }

  async seesNo(words: string, timeout = 20_000): Promise<void> {
    const look = () => this.#tab.run(areSeen, words);
    await expect.poll(look, { message: `“${words}” is seen`, timeout, intervals }).toBe(false);
  }

  /** @returns an attribute of a control, or `null` where it has none. */
  async attribute(target: Target, name: string): Promise<string | null> {
    let all: Record<string, string> = {};
    await this.#with(target, async (control) => {
      all = await control.run((element) =>
        Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value])),
      );
    });
    return all[name] ?? null;
  }

  /** @returns what a field holds. */
  async valueOf(field: string): Promise<string> {
    let value = '';
    await this.#with({ role: 'field', name: field }, async (control) => {
      value = await control.run((element) => (element as HTMLInputElement).value);
    });
    return value;
  }

  /** Everything the site keeps in localStorage, or in the tab. */
  stored(area: 'localStorage' | 'sessionStorage' = 'localStorage'): Promise<Stored> {
    return this.run((name) => Object.fromEntries(Object.entries<string>(window[name])), area);
  }

  /** @param work runs inside the page; see `Tab.run`. */
  run<Given extends unknown[], Found>(
    work: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ): Promise<Found> {
    return this.#tab.run(work, ...given);
  }

  picture(): Promise<Uint8Array> {
    return this.#tab.picture();
  }

  /** @returns what the pages have said, thrown, been refused or failed to load since the visit began. */
  async heard(): Promise<readonly string[]> {
    await this.#noteHeard();
    return this.#heard;
  }

  async #noteHeard(): Promise<void> {
    const heard = await this.#tab.run(() => (window as { heard?: string[] }).heard?.splice(0));
    this.#heard.push(...(heard ?? []));
  }

  async #with(target: Target, deed: (control: Control) => Promise<void>): Promise<void> {
    await expect(async () => {
      const control = await this.#tab.find(target);
      expect(control, `${target.role} “${target.name}”`).toBeDefined();
      if (!control) return;
      const failure = await deed(control).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(failure, `${target.role} “${target.name}”`).toBeUndefined();
    }).toPass({ timeout: 20_000, intervals });
  }
}
