/*
 * Runs in a measured page before the page's own scripts, the same for the floor page and the site. Times are
 * ms since navigation started. A paint counts as over when a task posted from that frame's animation callback
 * runs, which is after style, layout and paint. The task goes before all others that wait, so what a page does
 * after a paint does not make the paint look later.
 */

/** One press: from the browser's time stamp of the click to the end of the next frame. */
interface Press {
  readonly policy: string;
  readonly ms: number;
}

export interface Probe {
  largestPaint: number;
  /** First frame that shows an answer button. */
  buttonsPainted: number;
  /** First frame that shows the answer pressed at once. */
  answerPainted: number;
  layoutShift: number;
  /** Sum of what every long task after the first paint takes beyond 50 ms. */
  blocked: number;
  longestTask: number;
  readonly presses: Press[];
}

declare global {
  interface Window {
    probe: Probe;
    /** Set by the bench on a page that is to press its first answer as soon as it is painted. */
    pressAtOnce?: boolean;
  }
}

const probe: Probe = {
  largestPaint: 0,
  buttonsPainted: 0,
  answerPainted: 0,
  layoutShift: 0,
  blocked: 0,
  longestTask: 0,
  presses: [],
};
window.probe = probe;

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => {
    list.getEntries().forEach(take);
  }).observe({ type, buffered: true });
}

function afterPaint(done: () => void): void {
  requestAnimationFrame(() => {
    void scheduler.postTask(done, { priority: 'user-blocking' });
  });
}

/** Asks on every frame until `find` finds something. */
function until<Found>(find: () => Found | null, then: (found: Found) => void): void {
  const found = find();
  if (found) then(found);
  else
    requestAnimationFrame(() => {
      until(find, then);
    });
}

observe('largest-contentful-paint', (entry) => {
  probe.largestPaint = entry.startTime;
});
observe('layout-shift', (entry) => {
  probe.layoutShift += (entry as PerformanceEntry & { value: number }).value;
});
observe('longtask', ({ startTime, duration }) => {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  probe.longestTask = Math.max(probe.longestTask, duration);
  if (startTime + duration > painted) probe.blocked += duration - 50;
});

const anyAnswer = 'button[data-policy]';
const chosen = `${anyAnswer}[aria-pressed=true]`;

until(
  () => document.querySelector<HTMLButtonElement>(anyAnswer),
  (button) => {
    afterPaint(() => {
      probe.buttonsPainted = performance.now();
      if (!window.pressAtOnce) return;
      button.click();
      until(
        () => document.querySelector(chosen),
        () => {
          afterPaint(() => {
            probe.answerPainted = performance.now();
          });
        },
      );
    });
  },
);

addEventListener(
  'click',
  (event) => {
    const button = event.isTrusted && event.target instanceof Element && event.target.closest(anyAnswer);
    if (!(button instanceof HTMLElement)) return;
    afterPaint(() => {
      probe.presses.push({
        policy: button.dataset.policy ?? '',
        ms: performance.now() - event.timeStamp,
      });
    });
  },
  true,
);
