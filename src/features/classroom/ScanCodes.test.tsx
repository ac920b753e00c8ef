import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderPart } from '../../test/renderPart';
import { CompareGroup } from './CompareGroup';
import { encodeGroup } from '../sharing/groupCode';
import { encodeShared } from '../sharing/shareCode';
import type * as cameraModule from './readCamera';
import { arrivals, readCamera } from './readCamera';

jest.mock('./readCamera', () => {
  const actual = jest.requireActual<typeof cameraModule>('./readCamera');
  return { ...actual, readCamera: jest.fn(actual.readCamera) };
});

type Ask = () => Promise<MediaStream>;

test('A code that is held still comes into the picture once, also where frames miss it for a moment', () => {
  const arrives = arrivals();
  const frames = [
    [0, 'a'],
    [100, 'b'],
    [1500, 'a'],
    [1600, 'b'],
    [3000, 'a'],
    [4501, 'a'],
    [4600, 'c'],
  ] as const;
  expect(frames.filter(([at, code]) => arrives(code, at)).map(([at]) => at)).toEqual([0, 100, 4501, 4600]);
});

/** The browser's camera, and whether the page is secure; `undefined` where pages can't ask for one. */
function camera(ask: Ask | undefined, isSecure = true) {
  Object.defineProperty(window, 'isSecureContext', { value: isSecure, configurable: true });
  if (ask) {
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: ask }, configurable: true });
  }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(window, 'isSecureContext');
});

const refuse =
  (name: string): Ask =>
  () =>
    Promise.reject(new DOMException('no', name));

test.each<[string, Ask | undefined, boolean, RegExp]>([
  ['the visitor or a policy forbids it', refuse('NotAllowedError'), true, /^This page is not allowed to use/],
  ['there is none', refuse('NotFoundError'), true, /^No camera was found/],
  [
    'another app has it',
    refuse('NotReadableError'),
    true,
    /^The camera is off\. Another app may be using it/,
  ],
  ['the browser is too old', undefined, true, /^No camera was found/],
  ['the page is not secure', undefined, false, /^Browsers give the camera only to secure pages/],
])('Where %s, the page says so and leaves the field to paste into', async (_, ask, isSecure, words) => {
  camera(ask, isSecure);
  const { user } = await renderPart(<CompareGroup cards={null} withoutClass={null} />, '/group');
  await user.click(screen.getByRole('button', { name: 'Scan codes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scan codes' }));
  expect(await dialog.findByText(words)).toHaveTextContent(/close this and paste links/);
  expect(dialog.getByRole('button', { name: 'Turn the camera on' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('textbox', { name: 'Links or codes' })).toBeVisible();
});

test('A camera that is allowed only once the window is closed again goes off at once', async () => {
  let allow: (stream: MediaStream) => void = () => undefined;
  camera(() => new Promise((resolve) => (allow = resolve)));
  const { user } = await renderPart(<CompareGroup cards={null} withoutClass={null} />, '/group');
  await user.click(screen.getByRole('button', { name: 'Scan codes' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await screen.findByRole('textbox', { name: 'Links or codes' });
  const stop = jest.fn();
  allow({ getTracks: () => [{ stop }] } as unknown as MediaStream);
  await waitFor(() => {
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

describe('A code before the camera', () => {
  const ana = encodeShared({ votes: { '1': 'yes' }, name: 'Ana' });
  const nobody = encodeShared({ votes: {}, name: '' });
  const reading = jest.mocked(readCamera);
  /** The sounds made, by frequency, and how many times sound was asked for. */
  let sounds: number[];
  let contexts: number;

  afterEach(() => {
    reading.mockImplementation(jest.requireActual<typeof cameraModule>('./readCamera').readCamera);
  });
  beforeEach(() => {
    [sounds, contexts] = [[], 0];
    reading.mockImplementation(() => new Promise(() => undefined));
    const node = { connect: <To,>(to: To) => to, start: jest.fn(), stop: jest.fn() };
    Object.assign(globalThis, {
      AudioContext: jest.fn(() => {
        contexts++;
        const close = () => {
          contexts--;
          return Promise.resolve();
        };
        return { currentTime: 0, destination: {}, close };
      }),
      OscillatorNode: jest.fn((_: unknown, { frequency }: { frequency: number }) => {
        sounds.push(frequency);
        return node;
      }),
      GainNode: jest.fn(() => ({ ...node, gain: { exponentialRampToValueAtTime: jest.fn() } })),
    });
  });

  afterEach(() => {
    jest.restoreAllMocks();
    for (const name of ['AudioContext', 'OscillatorNode', 'GainNode'])
      Reflect.deleteProperty(globalThis, name);
  });

  /** @returns what brings a code before the open camera. */
  async function open() {
    const { user } = await renderPart(<CompareGroup cards={null} withoutClass={null} />, '/group');
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    return {
      press,
      scan: async () => {
        await press('Scan codes');
        await screen.findByRole('dialog', { name: 'Scan codes' });
      },
      hold: async (code: string) => {
        act(() => reading.mock.lastCall?.[2].onCode(code));
        // Behind the window, the first person brings the result.
        if (code === ana) await screen.findByRole('table', { hidden: true });
      },
      said: () => screen.getByRole('dialog').querySelector('[role=status]'),
    };
  }

  test('counts again once the person it was counted for has left the group by Undo', async () => {
    const { press, scan, hold, said } = await open();
    await scan();
    await hold(ana);
    expect(said()).toHaveTextContent('Added 1 person.');
    await hold(ana);
    expect(said()).toHaveTextContent('This code has been counted already.');
    await press('Done');
    await press('Undo');
    await scan();
    await hold(ana);
    expect(said()).toHaveTextContent('Added 1 person. 1 person in the group.');
  });

  test('stays counted when Back closes the window, and one step back leads on from there', async () => {
    const { press, scan, hold } = await open();
    const people = (words: string) => screen.findByRole('heading', { level: 2, name: words });
    const ben = encodeShared({ votes: { '1': 'no' }, name: 'Ben' });
    await scan();
    await hold(ana);
    await hold(ben);
    act(() => history.back());
    expect(await people('2 people')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Undo');
    await people('1 person');
    await scan();
    await hold(ben);
    await press('Done');
    await people('2 people');
    act(() => history.back());
    expect(await people('2 people')).toBeVisible();
    await press('Start a new group');
    await scan();
    await press('Done');
    await screen.findByText('A new group begins. Undo brings the last one back.');
    act(() => history.back());
    expect(await people('2 people')).toBeVisible();
  });

  test('stays counted, too, if Forward led back, where the camera stays off until a press', async () => {
    const { scan, hold } = await open();
    const people = (words: string) => screen.findByRole('heading', { level: 2, name: words });
    await scan();
    await hold(ana);
    const asked = reading.mock.calls.length;
    act(() => history.back());
    await people('1 person');
    const isForward = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    act(() => history.forward());
    await act(() => isForward);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(reading).toHaveBeenCalledTimes(asked);
    await scan();
    await hold(encodeShared({ votes: { '1': 'no' }, name: 'Ben' }));
    act(() => history.back());
    expect(await people('2 people')).toBeVisible();
  });

  test('stays counted after a reload, and the camera stays off until a press', async () => {
    const { scan, hold } = await open();
    const isCounted = async () =>
      expect(await screen.findByRole('heading', { level: 2, name: '1 person' })).toBeVisible();
    await scan();
    await hold(ana);
    const entry: unknown = history.state;
    cleanup();
    const asked = reading.mock.calls.length;
    const { user } = await renderPart(
      <CompareGroup cards={null} withoutClass={null} />,
      `/group${location.hash}`,
    );
    // The browser keeps the state of the entry through a reload.
    act(() => {
      history.replaceState(entry, '');
      dispatchEvent(new PopStateEvent('popstate', { state: entry }));
    });
    await isCounted();
    expect(reading).toHaveBeenCalledTimes(asked);
    await user.click(screen.getByRole('button', { name: 'Start a new group' }));
    act(() => history.back());
    await isCounted();
    expect(reading).toHaveBeenCalledTimes(asked);
    await user.click(screen.getByRole('button', { name: 'Scan codes' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await isCounted();
  });

  test('that may have been counted is offered on the page as well, and no other one', async () => {
    const { press, scan, hold, said } = await open();
    await scan();
    await hold(ana);
    const nameless = encodeShared({ votes: { '1': 'yes' }, name: '' });
    await hold(nameless);
    await hold(nameless);
    expect(said()).toHaveTextContent('Is it another person');
    await press('Done');
    await press('Count them too');
    expect(await screen.findByText('3 people')).toBeInTheDocument();
  });

  test('is counted, however fast phones follow each other', async () => {
    const { scan, said } = await open();
    await scan();
    const codes = Array.from({ length: 64 }, (_, at) =>
      encodeShared({ votes: { '1': at % 2 === 0 ? 'yes' : 'no' }, name: `S${at}` }),
    );
    // One task: React renders nothing in between that does not have to be rendered at once.
    act(() => {
      for (const each of codes) reading.mock.lastCall?.[2].onCode(each);
    });
    expect(await screen.findByText('64 people')).toBeInTheDocument();
    expect(said()).toHaveTextContent('Added 1 person. 64 people in the group.');
    expect(sounds).toEqual(Array(64).fill(880));
  });

  test('of a whole group brings its hands, and nobody twice when it comes back', async () => {
    const { scan, hold, said } = await open();
    await scan();
    await hold(ana);
    const hands = { room: 0, rounds: [{ '2': { yes: 2, no: 1, undecided: 0 } }, {}] } as const;
    await hold(encodeGroup([], hands));
    expect(sounds).toEqual([880, 880]);
    expect(said()).toHaveTextContent('The hands that were counted there are added, too.');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('4 people')).toBeInTheDocument();
    const club = encodeGroup([{ '1': 'no' }, { '3': 'yes' }]);
    await hold(club);
    await hold(ana);
    await hold(club);
    expect(said()).toHaveTextContent('This code has been counted already.');
    expect(dialog.getByText('6 people')).toBeInTheDocument();
  });

  test('sounds as counted only if it adds somebody, and all sounds share one audio context', async () => {
    const { scan, hold, said } = await open();
    await scan();
    await hold(ana);
    await hold(ana);
    await hold('a menu');
    await hold(nobody);
    expect(said()).toHaveTextContent(/^1 code holds no answers\./);
    await hold(nobody);
    expect(said()).toHaveTextContent(/^1 code holds no answers\./);
    await hold(encodeGroup([]));
    expect(sounds).toEqual([880, 330, 330, 330, 330, 330]);
    expect(contexts).toBe(1);
  });

  test.each(['AudioContext', 'OscillatorNode'] as const)(
    'is counted all the same where %s throws',
    async (name) => {
      Object.assign(globalThis, {
        [name]: jest.fn(() => {
          throw new Error('no sound');
        }),
      });
      const { scan, hold, said } = await open();
      await scan();
      await hold(ana);
      expect(said()).toHaveTextContent('Added 1 person.');
    },
  );
});
