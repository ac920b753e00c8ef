import type { PhotoAdvice, PhotoProblem } from '../../content/registerTypes';
import { centredCrop, sameCrop } from './crop';
import type { Crop } from './crop';
import { openPhoto } from './openPhoto';
import type { OpenPhoto } from './openPhoto';
import type { Photo } from './photo';

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
  private shownCrop: Crop | undefined;
  private wantedCrop: Crop | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private storedPhoto: Photo | null) {
    this.entry = startEntry(storedPhoto);
  }

  /** What the form goes back to. */
  get stored(): Photo | null {
    return this.storedPhoto;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): PhotoEntry => this.entry;

  /** True if what the form would save differs from what is stored. */
  readonly isChanged = (): boolean =>
    this.entry.step === 'ready' ? this.entry.photo !== this.stored : this.entry.step !== 'none';

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
      const { photo, advice, preview, size } = opened;
      this.shownCrop = centredCrop(size);
      const extra: PhotoAdvice[] = several ? ['several'] : [];
      this.show({
        step: 'ready',
        photo,
        advice: [...advice, ...extra],
        preview: URL.createObjectURL(preview),
      });
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
    this.storedPhoto = stored;
    if (!chosen) this.show(startEntry(stored));
  }

  /** Cuts the picture differently. A cropper also reports the crop it starts with, which is applied already. */
  crop(crop: Crop): void {
    if (!this.wantedCrop && this.shownCrop && sameCrop(crop, this.shownCrop)) return;
    const running = this.wantedCrop !== undefined;
    this.wantedCrop = crop;
    if (!running && this.open) this.latest = this.applyCrops(this.open);
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
    this.shownCrop = undefined;
    this.wantedCrop = undefined;
    if (this.entry.step === 'ready' && this.entry.preview) URL.revokeObjectURL(this.entry.preview);
  }

  private async applyCrops(open: OpenPhoto): Promise<void> {
    let crop: Crop | undefined;
    while (this.open === open && this.wantedCrop !== crop) {
      crop = this.wantedCrop;
      await new Promise((resolve) => setTimeout(resolve, cropPause));
      if (this.open !== open || !crop || this.wantedCrop !== crop) continue;
      try {
        const { photo, advice } = await open.crop(crop);
        this.shownCrop = crop;
        this.refine(open, photo, advice);
      } catch {
        // The last good crop stays; the picture itself is fine.
      }
    }
    if (this.open === open) this.wantedCrop = undefined;
  }

  private refine(open: OpenPhoto, photo: Photo, advice: readonly PhotoAdvice[]): void {
    if (this.open !== open || this.entry.step !== 'ready') return;
    const several = this.entry.advice.filter((one) => one === 'several');
    this.show({ ...this.entry, photo, advice: [...advice, ...several] });
  }

  private show(entry: PhotoEntry): void {
    this.entry = entry;
    for (const listener of this.listeners) listener();
  }
}

function startEntry(stored: Photo | null): PhotoEntry {
  return stored ? { step: 'ready', photo: stored, advice: [], preview: null } : { step: 'none' };
}
