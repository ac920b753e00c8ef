export type ReadingState = 'speaking' | 'paused' | 'ended' | 'stopped' | 'failed';

export type Reading = ReturnType<typeof readAloud>;

/** Takes the text from the page: the words of a prerendered card are not loaded, so the app has them nowhere else. */
function readSentences(card: HTMLElement) {
  const title = document.getElementById(card.getAttribute('aria-labelledby') ?? '');
  // Reading stops before the sources or the answer buttons, whichever are first.
  const end = card.querySelector('details, [role=group]');
  const { lang } = document.documentElement;
  if (!title || !end) return [];
  const range = document.createRange();
  range.setStartAfter(title);
  range.setEndBefore(end);
  const between = [...card.querySelectorAll('h2, h3, p, dt, dd, li')].filter((block) =>
    range.intersectsNode(block),
  );
  return [title, ...between].flatMap((block) => {
    const nodes = shownTexts(block);
    const text = nodes.map(({ data }) => data).join('');
    return sentencesOf(text, lang).map(({ start, end }) => ({
      words: text.slice(start, end),
      range: rangeOf(nodes, start, end),
    }));
  });
}

/**
 * Leaves out the numbers of sources and the pop-up meanings of terms, which would interrupt the sentence; of an
 * argument its side, which the heading says, and what it weighs for the visitor (`answers/WeighsMost.tsx`).
 */
function shownTexts(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.matches('sup *, [popover], [popover] *, [data-side] b, [data-side] strong *')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function rangeOf(nodes: readonly Text[], start: number, end: number): Range {
  const range = document.createRange();
  let passed = 0;
  for (const node of nodes) {
    const next = passed + node.length;
    if (start >= passed && start < next) range.setStart(node, start - passed);
    if (end > passed && end <= next) range.setEnd(node, end - passed);
    passed = next;
  }
  return range;
}

/** `CSS.highlights` changes no element (`app/global.css`). Browsers without it (Firefox before 140) only speak. */
function mark(range?: Range): void {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set('spoken', new Highlight(range));
  else CSS.highlights.delete('spoken');
}

/** @returns how many px at an edge of the window sticky parts cover: the page's scroll padding (`app/global.css`). */
function reachOf(edge: 'start' | 'end'): number {
  return parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue(`scroll-padding-block-${edge}`),
  );
}

function isInView(range: Range): boolean {
  const box = range.getBoundingClientRect();
  return box.top >= reachOf('start') && box.bottom <= innerHeight - reachOf('end');
}

/** As far as it can be: at 400 % zoom one sentence can be taller than the room for it, and then a part will do. */
function isStillInView(range: Range): boolean {
  const box = range.getBoundingClientRect();
  const [top, bottom] = [reachOf('start'), innerHeight - reachOf('end')];
  if (box.height <= bottom - top) return isInView(range);
  return box.bottom > top && box.top < bottom;
}

/** Scrolls a sentence that is out of view to the top of what can be seen, so that the next ones are in view as well. */
function bringIntoView(range: Range): void {
  if (isInView(range)) return;
  scrollTo(scrollX, scrollY + range.getBoundingClientRect().top - reachOf('start') - 16);
}

let stopOther: (() => void) | undefined;

interface Listeners {
  /** Called with each new state. */
  readonly onState: (state: ReadingState) => void;
  /** Called with how much has been read, in percent. */
  readonly onPercent: (percent: number) => void;
}

/** Stops whatever else is being read. @param card the `article`. */
export function readAloud(card: HTMLElement, voice: SpeechSynthesisVoice, { onState, onPercent }: Listeners) {
  stopOther?.();
  const sentences = readSentences(card);
  let at = 0;
  // Keep a reference: Chromium garbage-collects an utterance that nothing refers to, and its events never arrive.
  let current: SpeechSynthesisUtterance | undefined;

  function silence() {
    current = undefined;
    speechSynthesis.cancel();
  }

  function leave(state: 'ended' | 'stopped' | 'failed') {
    // Over already: the voice may be reading another card.
    if (stopOther !== stop) return;
    stopOther = undefined;
    silence();
    mark();
    removeEventListener('pagehide', stop);
    onState(state);
  }

  function stop() {
    leave('stopped');
  }

  function speak() {
    const sentence = sentences[at];
    const before = sentences[at - 1];
    if (!sentence) {
      leave('ended');
      return;
    }
    // The page scrolls along with the voice unless the visitor has scrolled away from it, and again once they are back.
    if (!before || isStillInView(before.range)) bringIntoView(sentence.range);
    mark(sentence.range);
    onPercent((100 * at) / sentences.length);
    const utterance = new SpeechSynthesisUtterance(sentence.words);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = () => {
      if (utterance !== current) return;
      at += 1;
      speak();
    };
    utterance.onerror = () => {
      if (utterance === current) leave('failed');
    };
    current = utterance;
    speechSynthesis.speak(utterance);
  }

  stopOther = stop;
  // Without this Chromium goes on speaking on the next page.
  addEventListener('pagehide', stop);
  silence();
  onState('speaking');
  speak();
  return {
    // Not `speechSynthesis.pause()`: on Android a paused sentence cannot be resumed. `resume` starts it again.
    pause: () => {
      silence();
      onState('paused');
    },
    resume: () => {
      onState('speaking');
      speak();
    },
    stop,
  };
}

/** In characters of a text; `end` is the index after the last one. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** A full stop after a single letter, as in "U.S." or "John Q.", ends no sentence. */
const abbreviation = /(?:^|[^\p{L}])(?:\p{L}\.)+$/u;

/** For browsers without `Intl.Segmenter` (Firefox before 125): a sentence ends at a full stop and a space. */
const roughly = /.*?(?:[.!?]+["'”’)\]]*\s+|$)/gsu;

/**
 * Cuts a text into sentences, because Chromium stops speaking in any utterance longer than 15 seconds. @param
 * language as in `<html lang>`. @returns the sentences in order, without the space around them.
 */
export function sentencesOf(text: string, language: string): readonly Span[] {
  const segments =
    'Segmenter' in Intl
      ? Array.from(
          new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text),
          (each) => each.segment,
        )
      : (text.match(roughly) ?? []);
  const sentences: Span[] = [];
  let start = 0;
  let end = 0;
  for (const segment of segments) {
    end += segment.length;
    const words = text.slice(start, end);
    if (abbreviation.test(words.trimEnd()) && end < text.length) continue;
    const from = end - words.trimStart().length;
    if (words.trim()) sentences.push({ start: from, end: from + words.trim().length });
    start = end;
  }
  return sentences;
}
