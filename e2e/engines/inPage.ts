import type { Target } from './tab';

/* These functions run inside the page. Nothing outside them is there, so each uses only what it defines itself. */

/**
 * @returns the control a visitor would take for the target: seen, not behind a dialog, and not disabled. After the
 * scripts took over, a button can be disabled until what is stored was read.
 */
export function findControl({ role, name }: Target): Element | null {
  const candidates = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3, h4',
  } as const;
  const wordsOf = (elements: Iterable<Element> | null) =>
    [...(elements ?? [])].map((element) => element.textContent).join(' ');
  const nameOf = (element: Element) => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = (element as HTMLInputElement).labels;
    const words =
      element.getAttribute('aria-label') ??
      (wordsOf(labelledBy.flatMap((id) => document.getElementById(id) ?? [])) ||
        wordsOf(labels) ||
        element.textContent);
    return words.replace(/\s+/g, ' ').trim();
  };
  const isReached = (element: Element) =>
    (element.checkVisibility({ visibilityProperty: true }) || element.matches('[type=file]')) &&
    !element.closest('[aria-hidden=true], [inert]') &&
    !element.matches('[aria-disabled=true], :disabled');
  const reached = [...document.querySelectorAll(candidates[role])].filter(isReached);
  // A label may go on after the words, with a mark or a hint.
  const isNamed = (element: Element) =>
    nameOf(element) === name || (role === 'field' && nameOf(element).startsWith(name));
  return reached.find(isNamed) ?? null;
}

/** @returns whether the words can be seen, wherever on the page and in however many elements. */
export function areSeen(words: string): boolean {
  const holds = (element: Element) => element.textContent.replace(/\s+/g, ' ').includes(words);
  const isInnermost = (element: Element) => holds(element) && ![...element.children].some(holds);
  return [...document.body.querySelectorAll('*')].some(
    (element) =>
      !element.closest('script, style') &&
      isInnermost(element) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/**
 * @param limit ms to wait.
 * @returns whether the scripts come to be in charge: React marks what it took over, and then `window.early`, which the
 * inline script had set, is removed.
 */
export async function comesAlive(limit: number): Promise<boolean> {
  const end = performance.now() + limit;
  for (;;) {
    const marks = Object.keys(document.querySelector('h1') ?? {});
    if (marks.some((key) => key.startsWith('__react')) && !window.early) return true;
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** @returns whether the page is painted dark. */
export function isDark(): boolean {
  const [red = '255'] = /\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
  return Number(red) < 128;
}

/**
 * Notes what a page says on the console, what it throws, what its policy refuses and what does not load. Every page of
 * the tested site begins with it: WebKit's driver has no other way to hear of these. Each note begins with the page's path.
 */
export function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const note = (words: string) => heard.push(`${location.pathname}: ${words}`);
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      note(`console.${level}: ${words.map(String).join(' ')}`);
      say(...words);
    };
  }
  const onError = (event: Event) => {
    const { src, href } = event.target as { src?: string; href?: string | SVGAnimatedString };
    // An image in a drawing has no plain address.
    const address = src ?? (typeof href === 'object' ? href.baseVal : href);
    note(event instanceof ErrorEvent ? event.message : `did not load: ${address ?? ''}`);
  };
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', (event) => note(`rejected: ${String(event.reason)}`));
  document.addEventListener('securitypolicyviolation', (event) => {
    note(`refused by ${event.effectiveDirective}: ${event.blockedURI}`);
  });
}
