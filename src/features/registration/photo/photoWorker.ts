import { PhotoDesk } from './photoDesk';
import { PhotoFailure } from './photoFailure';
import type { PhotoAnswer, PhotoRequest } from './photoMessages';

/* Entry of the worker. One worker serves one chosen file; ending it releases everything it holds. */
const desk = new PhotoDesk();
let turn: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<PhotoRequest>) => {
  // One after the other: a crop needs the picture to be open.
  turn = turn.then(async () => {
    self.postMessage(await answer(data));
  });
});

async function answer(request: PhotoRequest): Promise<PhotoAnswer> {
  const { id } = request;
  try {
    return 'file' in request
      ? { id, opened: await desk.open(request.file) }
      : { id, cropped: await desk.crop(request.crop) };
  } catch (error) {
    return error instanceof PhotoFailure ? { id, problem: error.problem } : { id, unable: true };
  }
}
