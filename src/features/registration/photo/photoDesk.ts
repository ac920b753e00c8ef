import { centredCrop } from './crop';
import type { Crop } from './crop';
import { cropPicture } from './cropPicture';
import type { Cropped } from './cropPicture';
import type { Opened } from './photoMessages';
import { openPicture, previewOf } from './picture';
import type { Picture } from './picture';

/** The work on one photo; runs in the worker, or on the page where there is none. */
export class PhotoDesk {
  private picture: Picture | undefined;
  private name = '';

  /** @throws PhotoFailure if the file can't be used. */
  async open(file: File): Promise<Opened> {
    this.close();
    const picture = await openPicture(file);
    this.picture = picture;
    this.name = file.name;
    const cropped = await cropPicture(picture, centredCrop(picture.bitmap), this.name);
    const { width, height } = picture.bitmap;
    return { ...cropped, preview: await previewOf(picture), size: { width, height } };
  }

  async crop(crop: Crop): Promise<Cropped> {
    if (!this.picture) throw new Error('No picture is open.');
    return cropPicture(this.picture, crop, this.name);
  }

  close(): void {
    this.picture?.bitmap.close();
    this.picture = undefined;
  }
}
