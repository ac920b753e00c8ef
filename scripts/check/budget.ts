import { languageIds, languages } from '../../src/content/languages';

/** Bytes that a visitor downloads: brotli. */
export interface Weight {
  /** Every script the page asks for by itself. */
  readonly script: number;
  readonly html: number;
}

/** By the page's file. */
export type Weights = Readonly<Record<string, Weight>>;

/**
 * How much more a page may weigh in another language, as a factor. The words, which are longer there, are all of the
 * HTML and a part of the scripts.
 */
const longerWords = { html: 1.1, script: 1.015 };

/**
 * @returns the same page in the first language, whose budget holds for all: another language may have longer words, not
 * more script.
 */
export function inFirstLanguage(page: string): string {
  const folder = languageIds
    .map((id) => languages[id].folder.slice(1))
    .find((name) => name && page.startsWith(`${name}/`));
  return folder ? page.slice(folder.length + 1) : page;
}

/** @param budget of the pages in the first language. */
export function allowedFor(page: string, budget: Weights): Weight | undefined {
  const first = budget[inFirstLanguage(page)];
  if (!first || page === inFirstLanguage(page)) return first;
  return {
    script: Math.round(first.script * longerWords.script),
    html: Math.round(first.html * longerWords.html),
  };
}

/** In bytes. Budgets are written in hundreds, and a word more on a page is nothing that anybody waits for. */
const leastExcess = 100;

/** @returns what is wrong with the weights, a sentence each. */
export function overBudget(measured: Weights, budget: Weights): string[] {
  const heavy = Object.entries(measured).flatMap(([page, weight]) => {
    const allowed = allowedFor(page, budget);
    if (!allowed) return [`${page} has no budget: \`npm run budget -- --add\` gives it one.`];
    return (['script', 'html'] as const)
      .filter((kind) => weight[kind] - allowed[kind] >= leastExcess)
      .map(
        (kind) =>
          `${page}: ${weight[kind]} bytes of ${kind} (brotli), ${weight[kind] - allowed[kind]} more than its budget of ${allowed[kind]}.`,
      );
  });
  const gone = Object.keys(budget)
    .filter((page) => !measured[page])
    .map((page) => `${page} has a budget but is not built any more.`);
  return [...heavy, ...gone];
}

/** Bytes of the file with how each member voted and the local offices, which is fetched when they are looked at. */
export const recordBudget = 29_000;

/**
 * @param files by path, the bytes (brotli) of that file in each language: the budget is the same, whatever the length
 * of the words. @returns as `overBudget`.
 */
export function recordOverBudget(files: Readonly<Record<string, number>>): string[] {
  const found = Object.entries(files);
  const missing = languageIds.length - found.length;
  return [
    ...(missing > 0 ? [`The file of votes and local offices is missing in ${missing} language(s).`] : []),
    ...found
      .filter(([, bytes]) => bytes > recordBudget)
      .map(
        ([file, bytes]) =>
          `${file}: ${bytes} bytes (brotli) of votes and local offices, ${bytes - recordBudget} more than ${recordBudget}.`,
      ),
  ];
}
