import type { Crop } from './crop';
import type { Cropped } from './cropPicture';
import { PhotoFailure } from './photoFailure';
import type { Opened, PhotoAnswer, PhotoRequest } from './photoMessages';

/** The worker could not do it, for reasons that are not the file's. */
export class WorkerUnable extends Error {}

interface Waiting {
  readonly resolve: (answer: PhotoAnswer) => void;
  readonly reject: (reason: Error) => void;
}

/** `PhotoDesk`, but in the worker. */
export class WorkerDesk {
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private broken = false;

  constructor(private readonly worker: Worker) {
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoAnswer>) => {
      this.waiting.get(data.id)?.resolve(data);
      this.waiting.delete(data.id);
    });
    // Its script did not arrive, or it broke down (out of memory, for one).
    worker.addEventListener('error', () => {
      this.fail();
    });
    worker.addEventListener('messageerror', () => {
      this.fail();
    });
  }

  /** @throws PhotoFailure or WorkerUnable */
  async open(file: File): Promise<Opened> {
    const answer = await this.ask({ id: ++this.asked, file });
    if ('opened' in answer) return answer.opened;
    throw failureIn(answer);
  }

  async crop(crop: Crop): Promise<Cropped> {
    const answer = await this.ask({ id: ++this.asked, crop });
    if ('cropped' in answer) return answer.cropped;
    throw failureIn(answer);
  }

  close(): void {
    this.worker.terminate();
    this.fail();
  }

  private ask(request: PhotoRequest): Promise<PhotoAnswer> {
    if (this.broken) return Promise.reject(new WorkerUnable());
    return new Promise((resolve, reject) => {
      this.waiting.set(request.id, { resolve, reject });
      this.worker.postMessage(request);
    });
  }

  private fail(): void {
    this.broken = true;
    for (const { reject } of this.waiting.values()) reject(new WorkerUnable());
    this.waiting.clear();
  }
}

function failureIn(answer: PhotoAnswer): Error {
  return 'problem' in answer ? new PhotoFailure(answer.problem) : new WorkerUnable();
}
