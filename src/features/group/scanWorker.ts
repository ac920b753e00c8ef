import { expose } from 'comlink';
import { decodeQR } from 'qr/decode.js';

/**
 * Entry of the worker that reads camera frames. A phone takes a tenth of a second for one without a code in it.
 * @param frame pixels as a canvas holds them, four bytes each.
 * @returns the text of the first QR code in it, or `null`.
 */
function readFrame(frame: { width: number; height: number; data: Uint8ClampedArray }): string | null {
  try {
    return decodeQR(frame);
  } catch {
    // That is how the library says that there is none.
    return null;
  }
}

export type ReadFrame = typeof readFrame;

expose(readFrame);
