import type { PhotoProblem } from './checkPhotoFile';
import type { Crop } from './crop';
import { openPhoto } from './openPhoto';
import type { OpenPhoto } from './openPhoto';
import type { PhotoAdvice } from './photoAdvice';
import type { Photo } from './storedPhoto';

export type PhotoEntry =
  | { readonly step: 'none' }
  | { readonly step: 'preparing' }
  | { readonly step: 'failed'; readonly problem: PhotoProblem }
  | {
      readonly step: 'ready';
      readonly photo: Photo;
      readonly advice: readonly PhotoAdvice[];
      /** Object URL of the uncut picture; `null` for a photo of earlier, which can't be cropped again. */
      readonly preview: string | null;
    };

/** How long (ms) a crop must stay the same before it is encoded: moving and zooming send many, each soon outdated. */
const cropPause = 120;

/** The photo of one form. Call `close` when the form is left: its picture and its worker stay in memory until then. */
export class PhotoPreparation {
  private entry: PhotoEntry;
  private latest: Promise<void> = Promise.resolve();
  private open: OpenPhoto | undefined;
  private wantedCrop: Crop | undefined;
  private readonly listeners = new Set<() => void>();

  /** The photo that was shown before the latest file was chosen, as that may turn out to be none. */
  earlier: Photo | null;

  /** @param stored the member's photo, shown until a file is chosen; `null` without one. */
  constructor(public stored: Photo | null) {
    this.entry = startEntry(stored);
    this.earlier = stored;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): PhotoEntry => this.entry;

  /** True if what the form would save differs from what is stored, so that leaving would lose it. */
  isChanged(): boolean {
    return this.entry.step === 'ready' ? this.entry.photo !== this.stored : this.entry.step !== 'none';
  }

  /** @param several true if more files were dropped: the advice then says that only this one is used. */
  choose(file: File, several = false): void {
    if (this.entry.step === 'ready') this.earlier = this.entry.photo;
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

  /** Shows the earlier photo again. It can't be cropped any more, as its picture was let go. */
  goBack(): void {
    this.close();
    this.show(startEntry(this.earlier));
  }

  /**
   * For a photo that another tab stored, or this form. If another file was chosen in this form, that one stays, or it
   * would be lost.
   */
  follow(stored: Photo): void {
    if (stored === this.stored) return;
    const chosen = this.isChanged();
    if (this.earlier === this.stored) this.earlier = stored;
    this.stored = stored;
    if (chosen) return;
    this.close();
    this.show(startEntry(stored));
  }

  crop(crop: Crop): void {
    this.wantedCrop = crop;
    this.latest = this.apply(crop);
  }

  /** Waits for work that starts meanwhile, too: the form would otherwise save a crop that is outdated. */
  async settled(): Promise<PhotoEntry> {
    let seen;
    do {
      seen = this.latest;
      await seen;
    } while (seen !== this.latest);
    return this.entry;
  }

  close(): void {
    this.open?.close();
    this.open = undefined;
    this.wantedCrop = undefined;
    if (this.entry.step === 'ready' && this.entry.preview) URL.revokeObjectURL(this.entry.preview);
  }

  private async apply(crop: Crop): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, cropPause));
    if (this.wantedCrop !== crop) return;
    // If a crop fails, the photo of the last one that worked stays: the picture itself is fine.
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
