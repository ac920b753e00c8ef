import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { expose } from 'comlink';
import { centredCrop } from './crop';
import { openPhoto } from './openPhoto';

const startPhotoWorker = jest.fn<() => Worker>();
jest.mock('./startPhotoWorker', () => ({ startPhotoWorker: () => startPhotoWorker() }));

/** What the page's own editor is asked, where there is no worker. */
const openHere = jest.fn<(file: File) => Promise<unknown>>();
const closeHere = jest.fn();
/** The next so many requests for the editor's code fail. */
let losses = 0;
jest.mock('./photoEditor', () => {
  if (losses-- > 0) throw new Error('Loading chunk failed.');
  return {
    PhotoEditor: class {
      open = openHere;
      crop = () => Promise.resolve('cropped here');
      close = closeHere;
    },
  };
});

/** One end of a wire: what is posted here arrives at the other one. */
class End extends EventTarget {
  other: EventTarget = this;
  terminate = jest.fn();
  postMessage(data: unknown) {
    queueMicrotask(() => this.other.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/** A worker that does what `editor` does; without one it never answers. */
function startWorker(editor?: object): End {
  const [worker, inside] = [new End(), new End()];
  worker.other = inside;
  inside.other = worker;
  if (editor) expose(editor, inside);
  startPhotoWorker.mockReturnValue(worker as unknown as Worker);
  return worker;
}

const file = new File(['x'], 'x.jpg');
const crop = centredCrop({ width: 2, height: 2 });
const started = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  openHere.mockReset().mockResolvedValue('opened here');
  closeHere.mockReset();
  // Code that has arrived once is not asked for again.
  jest.resetModules();
  losses = 0;
});

afterEach(() => {
  jest.useRealTimers();
});

describe('A chosen photo', () => {
  test('is opened and cut by the worker', async () => {
    startWorker({ open: ({ name }: File) => `${name} opened`, crop: () => 'cropped' });
    const photo = openPhoto(file);
    expect(await photo.opened).toBe('x.jpg opened');
    expect(await photo.crop(crop)).toBe('cropped');
    expect(openHere).not.toHaveBeenCalled();
  });

  test('that the worker finds unusable is not tried again', async () => {
    startWorker({ open: () => 'svg' });
    expect(await openPhoto(file).opened).toBe('svg');
    expect(openHere).not.toHaveBeenCalled();
  });

  test.each<[string, () => void]>([
    [
      'there is no worker',
      () => {
        startPhotoWorker.mockImplementation(() => {
          throw new TypeError('Worker is not a constructor');
        });
      },
    ],
    [
      'the worker lacks what it needs',
      () => startWorker({ open: () => Promise.reject(new Error('no canvas')) }),
    ],
  ])('is opened and cut by the page where %s', async (_, prepare) => {
    prepare();
    const photo = openPhoto(file);
    expect(await photo.opened).toBe('opened here');
    expect(await photo.crop(crop)).toBe('cropped here');
  });

  test.each(['error', 'messageerror'])(
    'is opened by the page when the worker breaks down: %s',
    async (event) => {
      const worker = startWorker();
      const photo = openPhoto(file);
      await started();
      worker.dispatchEvent(new Event(event));
      expect(await photo.opened).toBe('opened here');
      expect(worker.terminate).toHaveBeenCalled();
    },
  );

  test('cannot be used where the page is unable as well', async () => {
    const worker = startWorker();
    openHere.mockRejectedValue(new Error('no canvas'));
    const photo = openPhoto(file);
    await started();
    worker.dispatchEvent(new Event('error'));
    expect(await photo.opened).toBe('notPossible');
    expect(closeHere).toHaveBeenCalled();
  });

  test.each([
    [1, 'opened here'],
    [2, 'notLoaded'],
  ])(
    'whose code is lost %i times, as in a tunnel, ends in “%s”, which does not blame the browser',
    async (count, outcome) => {
      jest.useFakeTimers();
      losses = count;
      startPhotoWorker.mockImplementation(() => {
        throw new TypeError('Worker is not a constructor');
      });
      const { opened } = openPhoto(file);
      await jest.advanceTimersByTimeAsync(3000);
      expect(await opened).toBe(outcome);
    },
  );

  test('is waited for no longer once it is closed, and its worker is ended', async () => {
    const worker = startWorker();
    const photo = openPhoto(file);
    await started();
    photo.close();
    expect(await photo.opened).toBe('notPossible');
    await expect(photo.crop(crop)).rejects.toThrow();
    expect(worker.terminate).toHaveBeenCalled();
    expect(openHere).not.toHaveBeenCalled();
  });

  test('that breaks its worker while it is cut is waited for no longer', async () => {
    const worker = startWorker({ open: () => 'opened', crop: () => new Promise(() => undefined) });
    const photo = openPhoto(file);
    await photo.opened;
    const cropping = photo.crop(crop);
    worker.dispatchEvent(new Event('error'));
    await expect(cropping).rejects.toThrow();
    await expect(photo.crop(crop)).rejects.toThrow();
  });
});
