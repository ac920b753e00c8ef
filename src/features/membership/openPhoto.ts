import { wrap } from 'comlink';
import { retryOnce } from '../../lib/useLoaded';
import type { PhotoProblem } from './checkPhotoFile';
import type { Crop } from './crop';
import type { Cropped, PhotoEditor } from './photoEditor';

type Editor = Pick<PhotoEditor, 'open' | 'crop' | 'close'>;

export type OpenPhoto = ReturnType<typeof openPhoto>;

/**
 * Decodes a file in a worker, because on the page the work delays presses; there only if the worker fails.
 * @returns `opened`: the picture, or what is wrong with the file. `close` frees the picture and ends the worker.
 */
export function openPhoto(file: File) {
  let closed = false;
  let editor: Editor | undefined;

  async function open(start: () => Promise<Editor>) {
    editor = await start();
    if (closed) editor.close();
    return editor.open(file);
  }

  return {
    opened: open(inWorker)
      .catch((error: unknown) => {
        editor?.close();
        if (closed) throw error;
        return open(onPage);
      })
      .catch((error: unknown): PhotoProblem => {
        editor?.close();
        return error instanceof CodeLost ? 'notLoaded' : 'notPossible';
      }),
    crop: (crop: Crop): Promise<Cropped> =>
      editor?.crop(crop) ?? Promise.reject(new Error('No picture is open.')),
    close: () => {
      closed = true;
      editor?.close();
    },
  };
}

/** The code did not arrive, so nothing is known of what the browser can do. */
class CodeLost extends Error {}

async function onPage(): Promise<Editor> {
  const { PhotoEditor } = await retryOnce(() => import('./photoEditor')).catch(() => {
    throw new CodeLost();
  });
  return new PhotoEditor();
}

/** Comlink waits forever for a worker that crashed or was terminated; here every call then rejects. */
async function inWorker(): Promise<Editor> {
  const worker = (await retryOnce(() => import('./startPhotoWorker'))).startPhotoWorker();
  const remote = wrap<PhotoEditor>(worker);
  const ended = new Promise<never>((_, reject) => {
    // `error`: its script did not load, or it crashed (out of memory, for example). `messageerror`: its answer could
    // not be read. `ended` is sent by `close` below.
    for (const event of ['error', 'messageerror', 'ended']) {
      worker.addEventListener(event, () => reject(new Error('The worker is gone.')));
    }
  });
  // Prevents an unhandled rejection if nothing is waiting when it happens.
  ended.catch(() => undefined);
  return {
    open: (file) => Promise.race([remote.open(file), ended]),
    crop: (crop) => Promise.race([remote.crop(crop), ended]),
    close: () => {
      worker.terminate();
      worker.dispatchEvent(new Event('ended'));
    },
  };
}
