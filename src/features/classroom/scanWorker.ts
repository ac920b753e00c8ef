import { expose } from 'comlink';
import { decodeQR } from 'qr/decode.js';

/**
 * Entry of the worker that reads camera frames. A phone takes a tenth of a second for a frame without a code; outside a
 * worker, the page would not respond meanwhile.
 * @returns the text of the QR code in the frame, or `null` if there is none.
 */
function readFrame(frame: { width: number; height: number; data: Uint8ClampedArray }): string | null {
  try {
    return decodeQR(frame);
  } catch {
    // The library throws if it finds no code.
    return null;
  }
}

export type ReadFrame = typeof readFrame;

expose(readFrame);
