import { wrap } from 'comlink';
import type { PhotoProblem } from '../../content/registerTypes';
import type { Crop } from './crop';
import type { Cropped, PhotoEditor } from './photoEditor';

type Editor = Pick<PhotoEditor, 'open' | 'crop' | 'close'>;

export type OpenPhoto = ReturnType<typeof openPhoto>;

/**
 * Sets to work on a chosen file. Everything heavy happens in a worker, and on the page only if there is no other way.
 * @returns `opened`, which tells what is wrong with the file if it can't be used; `close` releases the picture.
 */
export function openPhoto(file: File) {
  let closed = false;
  let editor: Editor | undefined;

  function start(next: Editor) {
    editor = next;
    if (closed) next.close();
    return next.open(file);
  }

  async function open() {
    try {
      const { startPhotoWorker } = await import('./startPhotoWorker');
      return await start(workerEditor(startPhotoWorker()));
    } catch (error) {
      editor?.close();
      if (closed) throw error;
    }
    const { PhotoEditor } = await import('./photoEditor');
    return start(new PhotoEditor());
  }

  return {
    opened: open().catch((): PhotoProblem => {
      editor?.close();
      return 'notPossible';
    }),
    crop: (crop: Crop): Promise<Cropped> =>
      editor?.crop(crop) ?? Promise.reject(new Error('No picture is open.')),
    close: () => {
      closed = true;
      editor?.close();
    },
  };
}

/** The editor in a worker. Comlink would wait for ever for one that broke down or was ended; here every call then fails. */
function workerEditor(worker: Worker): Editor {
  const remote = wrap<PhotoEditor>(worker);
  const ended = new Promise<never>((_, reject) => {
    // The first two: its script did not arrive, or it broke down (out of memory, for one).
    for (const event of ['error', 'messageerror', 'ended']) {
      worker.addEventListener(event, () => reject(new Error('The worker is gone.')));
    }
  });
  // Nobody may be waiting when it happens.
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
