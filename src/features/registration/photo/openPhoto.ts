import type { Crop } from './crop';
import type { Cropped } from './cropPicture';
import { PhotoFailure } from './photoFailure';
import type { Opened } from './photoMessages';
import { WorkerDesk } from './workerDesk';

interface Desk {
  crop(crop: Crop): Promise<Cropped>;
  close(): void;
}

/** A chosen file at work. Everything heavy happens in a worker, and on the page only if there is no other way. */
export interface OpenPhoto {
  /** @throws PhotoFailure saying why the file can't be used. */
  readonly opened: Promise<Opened>;
  crop(crop: Crop): Promise<Cropped>;
  /** Releases the picture. */
  close(): void;
}

export function openPhoto(file: File): OpenPhoto {
  let closed = false;
  let desk: Desk | undefined;

  async function openAt(next: Desk & { open(file: File): Promise<Opened> }): Promise<Opened> {
    desk = next;
    try {
      return await next.open(file);
    } catch (error) {
      next.close();
      throw error;
    } finally {
      if (closed) next.close();
    }
  }

  async function open(): Promise<Opened> {
    try {
      const { startPhotoWorker } = await import('./startPhotoWorker');
      return await openAt(new WorkerDesk(startPhotoWorker()));
    } catch (error) {
      if (error instanceof PhotoFailure || closed) throw error;
    }
    try {
      const { PhotoDesk } = await import('./photoDesk');
      return await openAt(new PhotoDesk());
    } catch (error) {
      throw error instanceof PhotoFailure ? error : new PhotoFailure('notPossible');
    }
  }

  return {
    opened: open(),
    crop: (crop) => desk?.crop(crop) ?? Promise.reject(new PhotoFailure('notPossible')),
    close: () => {
      closed = true;
      desk?.close();
    },
  };
}
