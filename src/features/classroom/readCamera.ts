import { transfer, wrap } from 'comlink';
import type { scan } from 'words/scan';
import type { ReadFrame } from './scanWorker';

export type CameraProblem = keyof typeof scan.problems;

/** The longer side of a frame, in px: enough for a phone held a foot or two away. More would take longer to read. */
const frameEdge = 1280;
/** Pause between frames, in ms. More than ten frames a second heat up a phone. */
const pause = 100;

/** How long (ms) a code must be out of the picture to count as gone: a shaking hand loses it for a moment, too. */
const gone = 1500;

/**
 * @returns a function to call with each code that is read: true if the code has just come into the picture, false if
 * the last frames showed it as well. Its `now` is in ms, from any clock that never goes back.
 */
export function arrivals(): (code: string, now: number) => boolean {
  const seenAt = new Map<string, number>();
  return (code, now) => {
    const last = seenAt.get(code);
    seenAt.set(code, now);
    return last === undefined || now - last > gone;
  };
}

/** As `throwIfAborted`, which Chromium has from 100 on. */
function throwIfEnded(ended: AbortSignal): void {
  if (ended.aborted) throw new DOMException('', 'AbortError');
}

/**
 * Asks for the camera, shows its picture and reads QR codes in it, frame by frame. Always uses the `qr` package: a
 * browser's BarcodeDetector exists on few systems, and on some of them is downloaded first.
 * @param ended turns the camera off when aborted. @param onCode called with each code that comes into the picture.
 * @returns a promise that never resolves, and rejects with an error for `problemOf`, also after `ended`.
 */
export async function readCamera(
  video: HTMLVideoElement,
  ended: AbortSignal,
  { onStart, onCode }: { readonly onStart: () => void; readonly onCode: (text: string) => void },
): Promise<never> {
  const stream = await navigator.mediaDevices.getUserMedia({
    // A wish, not `exact`: a laptop has no camera that faces away from the user, and the request would fail.
    video: { facingMode: 'environment', width: { ideal: frameEdge }, height: { ideal: 720 } },
  });
  const turnOff = () => {
    for (const track of stream.getTracks()) track.stop();
    // By now the element may show the stream of a later call, which must go on.
    if (video.srcObject === stream) video.srcObject = null;
  };
  ended.addEventListener('abort', turnOff);
  // If the dialog was closed while the browser asked for permission, `abort` has been dispatched before the listener
  // was added: without this the camera would stay on.
  if (ended.aborted) turnOff();
  throwIfEnded(ended);
  video.srcObject = stream;
  await video.play();
  const { startScanWorker } = await import('./startScanWorker');
  throwIfEnded(ended);
  const worker = startScanWorker();
  ended.addEventListener('abort', () => worker.terminate());
  const broken = new Promise<never>((_, reject) => worker.addEventListener('error', reject));
  const readFrame = wrap<ReadFrame>(worker);
  const arrives = arrivals();
  onStart();
  for (;;) {
    const frame = grab(video);
    const text = frame && (await Promise.race([broken, readFrame(transfer(frame, [frame.data.buffer]))]));
    if (text && arrives(text, performance.now())) onCode(text);
    await new Promise((resolve) => setTimeout(resolve, pause));
    throwIfEnded(ended);
    // The camera was unplugged, or its permission withdrawn: without this the dialog would wait for codes forever.
    if (!stream.active) throw new DOMException('', 'NotReadableError');
  }
}

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** The camera's errors have the names in `problems`. Any other error means that the code that reads QR codes failed. */
export function problemOf(error: unknown): CameraProblem {
  if (!isSecureContext) return 'insecure';
  // Old browsers lack `mediaDevices`: `readCamera` then fails with an error that would count as `notLoaded`.
  if (!('mediaDevices' in navigator)) return 'missing';
  return (error instanceof DOMException ? problems[error.name] : undefined) ?? 'notLoaded';
}

/** @returns the current picture, scaled down to `frameEdge` if it is larger; `undefined` before the first one. */
function grab(video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, frameEdge / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  if (!width || !height) return undefined;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
}
