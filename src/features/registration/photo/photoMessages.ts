import type { PhotoProblem } from '../../../content/registerTypes';
import type { Crop, Size } from './crop';
import type { Cropped } from './cropPicture';

/** A chosen file, opened and cut around the middle. */
export interface Opened extends Cropped {
  readonly preview: Blob;
  readonly size: Size;
}

/** What the page asks of the worker; the answer carries the same id. */
export type PhotoRequest = { readonly id: number } & ({ readonly file: File } | { readonly crop: Crop });

export type PhotoAnswer = { readonly id: number } & (
  | { readonly opened: Opened }
  | { readonly cropped: Cropped }
  | { readonly problem: PhotoProblem }
  /** The worker lacks something this needs; the page should do it itself. */
  | { readonly unable: true }
);
