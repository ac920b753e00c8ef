import { transfer, wrap } from 'comlink';
import type { CameraProblem } from '../../content/groupTypes';
import type { ReadFrame } from './scanWorker';

/** The longer side of a frame, in px: enough for a phone held a foot or two away, and read in a few ms. */
const frameEdge = 1280;
/** Between frames, in ms: ten a second keep a phone cool. Longer after a code, which has to be counted meanwhile. */
const pause = 100;
const pauseAfterCode = 300;

interface Reader {
  /** The camera's picture is there. */
  readonly onStart: () => void;
  readonly onCode: (text: string) => void;
  /** Called at most once; the camera is off then. */
  readonly onProblem: (problem: CameraProblem) => void;
}

/**
 * Asks for the camera, shows its picture and reads QR codes in it, frame by frame, until it is stopped. Our own
 * decoder everywhere: a browser's BarcodeDetector exists on few systems, and on some of them downloads its own first.
 * @returns what stops it, at any time, and turns the camera off.
 */
export function readCamera(video: HTMLVideoElement, { onStart, onCode, onProblem }: Reader): () => void {
  const ended = new AbortController();
  let stream: MediaStream | undefined;
  let worker: Worker | undefined;

  function stop() {
    ended.abort();
    for (const track of stream?.getTracks() ?? []) track.stop();
    worker?.terminate();
    // It may show the next reader's picture by now.
    if (video.srcObject === stream) video.srcObject = null;
  }

  function fail(problem: CameraProblem) {
    const isNews = !ended.signal.aborted;
    stop();
    if (isNews) onProblem(problem);
  }

  async function run() {
    stream = await openCamera();
    // It may have been closed while the browser was asking, or at any later wait.
    ended.signal.throwIfAborted();
    for (const track of stream.getTracks()) {
      // Unplugged, or forbidden meanwhile.
      track.addEventListener('ended', () => fail('busy'));
    }
    video.srcObject = stream;
    await video.play();
    const { startScanWorker } = await import('./startScanWorker');
    ended.signal.throwIfAborted();
    worker = startScanWorker();
    worker.addEventListener('error', () => fail('notLoaded'));
    const readFrame = wrap<ReadFrame>(worker);
    onStart();
    const canvas = document.createElement('canvas');
    for (;;) {
      const frame = grab(video, canvas);
      const text = frame && (await readFrame(transfer(frame, [frame.data.buffer])));
      if (text) onCode(text);
      await new Promise((resolve) => setTimeout(resolve, text ? pauseAfterCode : pause));
      ended.signal.throwIfAborted();
    }
  }

  run().catch((error: unknown) => fail(problemOf(error)));
  return stop;
}

async function openCamera(): Promise<MediaStream> {
  // Absent where the page is not secure, whatever the types say.
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    // Wishes only: a laptop has but the camera above its screen.
    video: { facingMode: 'environment', width: { ideal: frameEdge }, height: { ideal: 720 } },
  });
}

/** By the names that `getUserMedia` gives; all other errors are scripts that did not arrive. */
function problemOf(error: unknown): CameraProblem {
  if (!isSecureContext) return 'insecure';
  switch (error instanceof DOMException && error.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'notLoaded';
  }
}

/** @returns what the camera shows at this moment; nothing before its first picture. */
function grab(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, frameEdge / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  if (!width || !height) return undefined;
  // Setting a size empties the canvas, even the same one.
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
}

/** How long (ms) a code must be out of the picture to have left it: a shaking hand loses it for a moment, too. */
const gone = 1500;

/** `new` is to be counted; `again` came back after it had left the picture; `held` is what the last frames showed, too. */
export type Sighting = 'new' | 'again' | 'held';

/**
 * Tells people apart whose phones are held before one camera. Two people who answered alike show the same code, and
 * so does one whose hand slips: only someone who sees them can tell. So a code counts once by itself, and when it
 * comes back, that is for the visitor to say.
 */
export class Sightings {
  private readonly lastSeen = new Map<string, number>();

  /** @param now in ms, of any clock that never goes back. */
  see(code: string, now: number): Sighting {
    const last = this.lastSeen.get(code);
    this.lastSeen.set(code, now);
    if (last === undefined) return 'new';
    return now - last > gone ? 'again' : 'held';
  }
}
