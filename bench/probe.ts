/*
 * What runs inside a measured page, before anything of its own. The same lines watch the floor and the
 * site. Times are ms since navigation started; a paint is over when a task posted in the frame that shows
 * the change runs, which is after style, layout and paint of that frame. It comes before whatever else
 * waits for its turn: what a page does after a paint does not make the paint later.
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
