import type { PhotoProblem } from '../../../content/registerTypes';

/** Says why a file can't be used as a photo. */
export class PhotoFailure extends Error {
  constructor(readonly problem: PhotoProblem) {
    super(problem);
    this.name = 'PhotoFailure';
  }
}
