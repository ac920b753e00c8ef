import { describe, expect, test } from '@jest/globals';
import { centredCrop } from './crop';
import { PhotoFailure } from './photoFailure';
import { WorkerDesk, WorkerUnable } from './workerDesk';

class FakeWorker extends EventTarget {
  ended = false;
  constructor(private readonly answer: (id: number) => object | null) {
    super();
  }
  postMessage({ id }: { id: number }) {
    const data = this.answer(id);
    if (data)
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, ...data } })));
  }
  terminate() {
    this.ended = true;
  }
}

function desk(answer: (id: number) => object | null) {
  const worker = new FakeWorker(answer);
  return { worker, desk: new WorkerDesk(worker as unknown as Worker) };
}

const file = new File(['x'], 'x.jpg');
const crop = centredCrop({ width: 2, height: 2 });

describe('A desk in a worker', () => {
  test('hands on what the worker made', async () => {
    const { desk: there } = desk((id) => (id === 1 ? { opened: 'opened' } : { cropped: 'cropped' }));
    expect(await there.open(file)).toBe('opened');
    expect(await there.crop(crop)).toBe('cropped');
  });

  test('hands on what is wrong with the file', async () => {
    await expect(desk(() => ({ problem: 'svg' })).desk.open(file)).rejects.toEqual(new PhotoFailure('svg'));
  });

  test('gives up when the worker cannot, broke down or was ended, and never waits for it again', async () => {
    await expect(desk(() => ({ unable: true })).desk.open(file)).rejects.toBeInstanceOf(WorkerUnable);
    for (const event of ['error', 'messageerror']) {
      const { worker, desk: there } = desk(() => null);
      const opening = there.open(file);
      worker.dispatchEvent(new Event(event));
      await expect(opening).rejects.toBeInstanceOf(WorkerUnable);
      await expect(there.crop(crop)).rejects.toBeInstanceOf(WorkerUnable);
    }
    const { worker, desk: there } = desk(() => null);
    const opening = there.open(file);
    there.close();
    await expect(opening).rejects.toBeInstanceOf(WorkerUnable);
    expect(worker.ended).toBe(true);
  });
});
