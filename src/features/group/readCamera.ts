import { transfer, wrap } from 'comlink';
import type { CameraProblem } from '../../content/groupTypes';
import type { ReadFrame } from './scanWorker';

/** The longer side of a frame, in px: enough for a phone held a foot or two away, and read in a few ms. */
const frameEdge = 1280;
/** Pause between frames, in ms. More than ten frames a second heat up a phone. */
const pause = 100;

/** How long (ms) a code must be out of the picture to have left it: a shaking hand loses it for a moment, too. */
const gone = 1500;

/**
 * @returns tells a code that comes into the picture from one that the last frames showed, too. @param now in ms, of any
 * clock that never goes back.
 */
export function arrivals(): (code: string, now: number) => boolean {
  const seenAt = new Map<string, number>();
  return (code, now) => {
    const last = seenAt.get(code);
    seenAt.set(code, now);
    return last === undefined || now - last > gone;
  };
}

/**
 * Asks for the camera, shows its picture and reads QR codes in it, frame by frame, until it is ended, which turns the
 * camera off. Our own decoder everywhere: a browser's BarcodeDetector exists on few systems, and on some of them
 * downloads its own first.
 * @param onStart the picture is there. @param onCode a code came into the picture.
 * @returns what never resolves, and rejects with an error for `problemOf`.
 */
export async function readCamera(
  video: HTMLVideoElement,
  ended: AbortSignal,
  { onStart, onCode }: { readonly onStart: () => void; readonly onCode: (text: string) => void },
): Promise<never> {
  const stream = await navigator.mediaDevices.getUserMedia({
    // `ideal`, not `exact`: a laptop has only the camera above its screen.
    video: { facingMode: 'environment', width: { ideal: frameEdge }, height: { ideal: 720 } },
  });
  const turnOff = () => {
    for (const track of stream.getTracks()) track.stop();
    // It may show the next reader's picture by now.
    if (video.srcObject === stream) video.srcObject = null;
  };
  ended.addEventListener('abort', turnOff);
  // It may have been closed while the browser was asking, or at any later wait.
  if (ended.aborted) turnOff();
  ended.throwIfAborted();
  video.srcObject = stream;
  await video.play();
  const { startScanWorker } = await import('./startScanWorker');
  ended.throwIfAborted();
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
    ended.throwIfAborted();
    // The camera was unplugged, or its permission withdrawn.
    if (!stream.active) throw new DOMException('', 'NotReadableError');
  }
}

/** By the names that `getUserMedia` gives. */
const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** @returns what an error of `readCamera` means to the visitor; those of no name are scripts that did not arrive. */
export function problemOf(error: unknown): CameraProblem {
  if (!isSecureContext) return 'insecure';
  // Without a camera to ask for: an old browser.
  if (!('mediaDevices' in navigator)) return 'missing';
  return (error instanceof DOMException ? problems[error.name] : undefined) ?? 'notLoaded';
}

/** @returns what the camera shows at this moment; nothing before its first picture. */
function grab(video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, frameEdge / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  if (!width || !height) return undefined;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
}
