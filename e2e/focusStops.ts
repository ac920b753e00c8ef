import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * More than any page has: the survey page's cards lead to some 230 sources, each from its claim and from the list.
 */
const mostStops = 400;

export interface Stop {
  readonly name: string;
  readonly problem: string | null;
}

/** Runs in the page. What it returns is kept there from stop to stop. */
function watchFocus() {
  const visited: HTMLElement[] = [];
  const parsed = new Map<string, number[]>();
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  /** Red, green, blue and opacity of any CSS colour, 0-255. */
  function parse(color: string): number[] {
    const known = parsed.get(color);
    if (known) return known;
    if (!canvas) throw new Error('The browser offers no canvas.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const parts = [...canvas.getImageData(0, 0, 1, 1).data];
    parsed.set(color, parts);
    return parts;
  }
  function luminance(color: string): number {
    const [r = 0, g = 0, b = 0] = parse(color).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  function contrast(one: string, other: string): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }
  function groundAt(x: number, y: number): string {
    let at = document.elementFromPoint(x, y);
    while (at && parse(getComputedStyle(at).backgroundColor)[3] !== 255) at = at.parentElement;
    // Below everything lies the body's own color, which the browser paints on the whole window.
    return getComputedStyle(at ?? document.body).backgroundColor;
  }

  /** Checks that an element has a ring that can be seen, lies inside the window and is not covered. */
  function look(element: Element): Stop {
    const name = `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? (element.id || element.textContent.slice(0, 40))}"`;
    const isRinged = (candidate: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // The page in a frame draws its own.
    if (element instanceof HTMLIFrameElement) return { name, problem: null };
    // The ring of a form's field is drawn around its box.
    const frame = element.closest('.MuiInputBase-root');
    const wearer = [element, frame].find((candidate) => candidate && isRinged(candidate));
    if (!wearer) return { name, problem: 'no ring' };

    const box = element.getBoundingClientRect();
    if (!(box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0)) {
      return { name, problem: 'out of the window' };
    }
    // The middle of its first line: the box around a link that wraps also holds words that are not its own.
    const line = element.getClientRects()[0] ?? box;
    const x = (Math.max(0, line.left) + Math.min(innerWidth, line.right)) / 2;
    const y = (Math.max(0, line.top) + Math.min(innerHeight, line.bottom)) / 2;
    const onTop = document.elementFromPoint(x, y);
    if (!onTop || !(element.contains(onTop) || onTop.contains(element))) return { name, problem: 'covered' };

    const { outlineColor, outlineOffset } = getComputedStyle(wearer);
    const ring = wearer === element ? line : wearer.getBoundingClientRect();
    // Beyond the ring when it is drawn outside, inside it otherwise.
    const away = Number.parseFloat(outlineOffset) < 0 ? -5 : Number.parseFloat(outlineOffset) + 4;
    const beside = (
      [
        [x, ring.top - away],
        [x, ring.bottom + away],
        [ring.left - away, y],
        [ring.right + away, y],
      ] as const
    ).filter(([left, top]) => left >= 0 && top >= 0 && left < innerWidth && top < innerHeight);
    const faint = beside
      .map(([left, top]) => groundAt(left, top))
      .filter((ground) => contrast(outlineColor, ground) < 3);
    return { name, problem: faint.length > 0 ? `ring ${outlineColor} on ${faint.join(', ')}` : null };
  }

  return {
    now(): Stop | null {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      visited.push(element);
      return look(element);
    },
    async again(): Promise<Stop[]> {
      const stops: Stop[] = [];
      for (const element of visited) {
        element.focus();
        // What the page does in answer to the focus comes after it.
        await new Promise((resolve) => setTimeout(resolve));
        stops.push(look(element));
      }
      return stops;
    },
  };
}

/** Looks at what has the focus. */
export async function currentStop(page: Page): Promise<Stop | null> {
  const watch = await page.evaluateHandle(watchFocus);
  return watch.evaluate((each) => each.now());
}

interface Walk {
  readonly stops: readonly Stop[];
  /** Focuses the same stops once more, without the keyboard, for another look of the page. */
  readonly again: () => Promise<Stop[]>;
}

/** Presses Tab from where the focus is to the end of the page; from the end, through the whole page. */
export async function walk(page: Page): Promise<Walk> {
  const watch = await page.evaluateHandle(watchFocus);
  const next = async () => {
    await page.keyboard.press('Tab');
    return watch.evaluate((each) => each.now());
  };
  const stops: Stop[] = [];
  // From the last stop of the page Tab leads out of it, and then to its first stop.
  for (let stop = (await next()) ?? (await next()); stop && stops.length < mostStops; stop = await next()) {
    stops.push(stop);
  }
  expect(stops.length).toBeLessThan(mostStops);
  return { stops, again: () => watch.evaluate((each) => each.again()) };
}

export const faults = (stops: readonly Stop[]) => stops.filter(({ problem }) => problem);
