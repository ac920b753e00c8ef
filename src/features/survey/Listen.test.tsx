import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { reasons } from 'words/reasons';
import { encodeClass } from '../sharing/classCode';
import { noticeActions } from '../../app/noticeActions';
import { YourClass } from '../../screens/YourClass';
import { headingOf } from '../../test/headingOf';
import { renderApp } from '../../test/renderApp';
import { renderPart } from '../../test/renderPart';
import type { RenderOptions } from '../../test/renderPart';
import { WeighsMost } from '../answers/WeighsMost';
import { Notices } from '../notices/Notices';
import { PolicyCard } from './PolicyCard';
import { loadPolicyText } from './StaticPolicyText';

/** What the browser would speak. */
class Utterance {
  voice: unknown = null;
  lang = '';
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}

/** A browser's voice: it notes what it is to say, and ends it when told so. */
class Speech extends EventTarget {
  voices = [{ lang: 'en_US', localService: true, default: false }];
  said: Utterance[] = [];
  speaking: Utterance | undefined;
  getVoices = () => this.voices;
  speak(utterance: Utterance) {
    // Nothing at all is said within the press, for Safari.
    if (!utterance.text) return;
    this.said.push(utterance);
    this.speaking = utterance;
  }
  cancel() {
    const cut = this.speaking;
    this.speaking = undefined;
    // Browsers tell of it, and a reading that has moved on must not take it for its own failure.
    cut?.onerror?.();
  }
  end() {
    act(() => {
      const ended = this.speaking;
      this.speaking = undefined;
      ended?.onend?.();
    });
  }
}

let speech: Speech;

beforeEach(() => {
  document.documentElement.lang = 'en';
  speech = new Speech();
  Object.assign(globalThis, { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance });
});

afterEach(() => {
  for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance'])
    Reflect.deleteProperty(globalThis, name);
  document.documentElement.removeAttribute('lang');
});

const title = 'Carbon Tax Policy';
/** To find a button among those of ten cards takes jsdom a second. */
const card = (of = title) => within(screen.getByRole('article', { name: of }));
const button = (action: string, of = title) => card(of).getByRole('button', { name: `${action}, ${of}` });
const comes = (action: string, of = title) => card(of).findByRole('button', { name: `${action}, ${of}` });
const isThere = (action: string) => card().queryByRole('button', { name: `${action}, ${title}` }) !== null;

/** jsdom lays nothing out: every sentence is in view. */
Range.prototype.getBoundingClientRect = () => ({ top: 100, bottom: 120 }) as DOMRect;

async function open(options?: RenderOptions) {
  await loadPolicyText('5');
  return renderPart(
    <>
      <PolicyCard heading={headingOf('5')} nextPath={undefined} nextTitle={undefined} />
      <WeighsMost id="5" />
      <Notices actions={noticeActions} />
    </>,
    '/',
    options,
  );
}

async function openAndListen(app?: Awaited<ReturnType<typeof open>>) {
  app ??= await open();
  await app.user.click(button('Listen'));
  await comes('Pause');
  return app;
}

describe('Listen', () => {
  test('reads title, description, if yes, if no, the law, pros and cons in turn, and says when it is over', async () => {
    await openAndListen();
    // In the tree for screen readers before its words come: else they would not be announced.
    const statuses = card().getAllByRole('status');
    while (speech.speaking) speech.end();
    const said = speech.said.map(({ text }) => text);
    const order = [title, 'If this became law', 'If it did not', 'The law today', 'Pros', 'Cons'].map(
      (part) => said.indexOf(part),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBe(0);
    expect(order[1]).toBeGreaterThan(1);
    expect(said.join(' ')).not.toMatch(/opens in a new tab|Sources|Undecided/);
    expect(Math.max(...said.map(({ length }) => length))).toBeLessThan(250);
    expect(statuses).toContain(card().getByText(`End of ${title}`));
    expect(button('Listen')).toBeVisible();
  });

  test('leaves out which arguments weigh most for the visitor', async () => {
    const app = await open({
      preloaded: {
        votes: { byPolicy: { '5': 'yes' }, cleared: null, recorded: null },
        reasons: { byPolicy: { '5': { for: 'a', against: 'b' } }, cleared: null },
      },
    });
    expect(card().getAllByText(reasons.mark)).toHaveLength(2);
    await openAndListen(app);
    while (speech.speaking) speech.end();
    expect(speech.said.map(({ text }) => text)).not.toContainEqual(expect.stringContaining(reasons.mark));
  });

  test('reads on the page of a class as well', async () => {
    const app = await renderPart(<YourClass />, `/class#${encodeClass(['5', '7'])}`);
    await screen.findByText('Pros');
    await openAndListen(app);
    expect(speech.said.at(-1)?.text).toBe(title);
  });

  test('stops when another card begins, and when the screen or the page is left', async () => {
    const { user } = await openAndListen(await renderApp('/surveys'));
    await user.click(button('Listen', 'Medicare Expansion'));
    await comes('Pause', 'Medicare Expansion');
    expect(isThere('Pause')).toBe(false);
    expect(speech.speaking?.text).toBe('Medicare Expansion');
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    expect(speech.speaking).toBeUndefined();
    await user.click(button('Listen'));
    await comes('Pause');
    await user.click(screen.getByText('Education', { selector: 'header a' }));
    await screen.findByRole('heading', { level: 1, name: 'Understanding Legislation' });
    expect(speech.speaking).toBeUndefined();
  });

  test('goes on when a card that was read before is hidden', async () => {
    const app = await openAndListen(await renderApp('/surveys'));
    await app.user.click(button('Listen', 'Medicare Expansion'));
    await comes('Pause', 'Medicare Expansion');
    await app.user.click(button('Yes'));
    await app.user.selectOptions(screen.getByLabelText('Show policies by your answer'), 'Not answered');
    expect(screen.queryByRole('article', { name: title })).toBeNull();
    expect(speech.speaking?.text).toBe('Medicare Expansion');
  });

  test('says so where the voice fails', async () => {
    await openAndListen();
    act(() => {
      speech.speaking?.onerror?.();
    });
    expect(await screen.findByText(/could not read this aloud/)).toBeVisible();
    expect(button('Listen')).toBeVisible();
  });

  test.each([
    ['only elsewhere', [{ lang: 'en-US', localService: false, default: true }]],
    ['in another language only', [{ lang: 'es-ES', localService: true, default: true }]],
    ['nowhere', []],
  ])(
    'is not offered while the voices are %s, and as soon as one is on the device',
    async (_where, voices) => {
      speech.voices = voices;
      await open();
      expect(isThere('Listen')).toBe(false);
      speech.voices = [{ lang: 'en-GB', localService: true, default: true }];
      act(() => {
        speech.dispatchEvent(new Event('voiceschanged'));
      });
      expect(button('Listen')).toBeVisible();
    },
  );

  test('is not offered by a browser that can’t speak', async () => {
    Reflect.deleteProperty(globalThis, 'speechSynthesis');
    await open();
    expect(isThere('Listen')).toBe(false);
  });
});
