/**
 * Fails a test about words in the language of whoever edits them, who need not read code: the file, each text that is
 * wrong, and what to do about it. jest shows this message alone instead of two values beside each other.
 */
export function tellEditor(file: string, wrong: readonly string[], whatToDo: string): void {
  if (wrong.length === 0) return;
  const error = new Error([`${file}:`, ...wrong.map((text) => `  ${text}`), whatToDo].join('\n'));
  // A stack trace would only lead such a reader away from the words.
  error.stack = error.message;
  throw error;
}
