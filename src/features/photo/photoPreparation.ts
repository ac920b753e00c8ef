import type { PhotoAdvice, PhotoProblem } from '../../content/registerTypes';
import type { Crop } from './crop';
import { openPhoto } from './openPhoto';
import type { OpenPhoto } from './openPhoto';
import type { Photo } from './storedPhoto';

export type PhotoEntry =
  | { readonly step: 'none' }
  | { readonly step: 'preparing' }
  | { readonly step: 'failed'; readonly problem: PhotoProblem }
  | {
      readonly step: 'ready';
      readonly photo: Photo;
      readonly advice: readonly PhotoAdvice[];
      /** Object URL of the uncut picture; `null` for a photo that was stored earlier. */
      readonly preview: string | null;
    };

/** Moving and zooming send many crops; only what stands still this long (ms) is worth encoding. */
const cropPause = 120;

/** The photo of one form, from choosing a file to the record's photo. Observable, so that React can show it. */
export class PhotoPreparation {
  private entry: PhotoEntry;
  private latest: Promise<void> = Promise.resolve();
  private open: OpenPhoto | undefined;
  private wantedCrop: Crop | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param stored what the form goes back to. */
  constructor(public stored: Photo | null) {
    this.entry = startEntry(stored);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): PhotoEntry => this.entry;

  /** True if what the form would save differs from what is stored. */
  isChanged(): boolean {
    return this.entry.step === 'ready' ? this.entry.photo !== this.stored : this.entry.step !== 'none';
  }

  /** Starts preparing a file with a centred crop. @param several true if it was one of several files. */
  choose(file: File, several = false): void {
    this.close();
    const open = openPhoto(file);
    this.open = open;
    this.show({ step: 'preparing' });
    this.latest = open.opened.then((opened) => {
      if (this.open !== open) return;
      if (typeof opened === 'string') {
        this.show({ step: 'failed', problem: opened });
        return;
      }
      const { photo, advice } = opened;
      const preview = URL.createObjectURL(opened.preview);
      this.show({ step: 'ready', photo, advice: several ? [...advice, 'several'] : advice, preview });
    });
  }

  /** Goes back to the stored photo, or to none. */
  restart(): void {
    this.close();
    this.show(startEntry(this.stored));
  }

  /** Another tab stored a photo. It shows where none was chosen here. */
  follow(stored: Photo): void {
    const chosen = this.isChanged();
    this.stored = stored;
    if (!chosen) this.show(startEntry(stored));
  }

  /** Cuts the picture differently. */
  crop(crop: Crop): void {
    this.wantedCrop = crop;
    this.latest = this.apply(crop);
  }

  /** @returns the entry once nothing is being prepared any more. */
  async settled(): Promise<PhotoEntry> {
    let seen;
    do {
      seen = this.latest;
      await seen;
    } while (seen !== this.latest);
    return this.entry;
  }

  /** Releases the picture and whatever works on it. */
  close(): void {
    this.open?.close();
    this.open = undefined;
    this.wantedCrop = undefined;
    if (this.entry.step === 'ready' && this.entry.preview) URL.revokeObjectURL(this.entry.preview);
  }

  private async apply(crop: Crop): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, cropPause));
    if (this.wantedCrop !== crop) return;
    // Should it fail, the last good crop stays: the picture itself is fine.
    const cropped = await this.open?.crop(crop).catch(() => undefined);
    if (!cropped || this.wantedCrop !== crop || this.entry.step !== 'ready') return;
    const several = this.entry.advice.filter((one) => one === 'several');
    this.show({ ...this.entry, photo: cropped.photo, advice: [...cropped.advice, ...several] });
  }

  private show(entry: PhotoEntry): void {
    this.entry = entry;
    for (const listener of this.listeners) listener();
  }
}

function startEntry(stored: Photo | null): PhotoEntry {
  return stored ? { step: 'ready', photo: stored, advice: [], preview: null } : { step: 'none' };
}
