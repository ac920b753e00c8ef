import { wrap } from 'comlink';
import type { PhotoProblem } from '../../content/registerTypes';
import type { Crop } from './crop';
import type { Cropped, Opened, PhotoEditor } from './photoEditor';

type Editor = Pick<PhotoEditor, 'open' | 'crop' | 'close'>;

/** A chosen file at work. Everything heavy happens in a worker, and on the page only if there is no other way. */
export interface OpenPhoto {
  /** What is wrong with the file, if it can't be used. */
  readonly opened: Promise<Opened | PhotoProblem>;
  crop(crop: Crop): Promise<Cropped>;
  /** Releases the picture. */
  close(): void;
}

export function openPhoto(file: File): OpenPhoto {
  let closed = false;
  let editor: Editor | undefined;

  async function openWith(next: Editor): Promise<Opened | PhotoProblem> {
    editor = next;
    try {
      return await next.open(file);
    } catch (error) {
      next.close();
      throw error;
    } finally {
      if (closed) next.close();
    }
  }

  async function open(): Promise<Opened | PhotoProblem> {
    try {
      const { startPhotoWorker } = await import('./startPhotoWorker');
      return await openWith(workerEditor(startPhotoWorker()));
    } catch (error) {
      if (closed) throw error;
    }
    const { PhotoEditor } = await import('./photoEditor');
    return openWith(new PhotoEditor());
  }

  return {
    opened: open().catch(() => 'notPossible'),
    crop: (crop) => editor?.crop(crop) ?? Promise.reject(new Error('No picture is open.')),
    close: () => {
      closed = true;
      editor?.close();
    },
  };
}

/** The editor in a worker. Comlink would wait for ever for one that broke down or was ended; here every call then fails. */
function workerEditor(worker: Worker): Editor {
  const remote = wrap<PhotoEditor>(worker);
  let fail: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    fail = () => {
      reject(new Error('The worker is gone.'));
    };
  });
  // Nobody may be waiting when it happens.
  ended.catch(() => undefined);
  // Its script did not arrive, or it broke down (out of memory, for one).
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  return {
    open: (file) => Promise.race([remote.open(file), ended]),
    crop: (crop) => Promise.race([remote.crop(crop), ended]),
    close: () => {
      worker.terminate();
      fail();
    },
  };
}
