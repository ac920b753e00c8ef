import { largestFile } from './dataFile';
import { parseDataFile } from './parseDataFile';
import type { ParseResult } from './parseDataFile';

/** Reads a chosen file. Its size is looked at first, so that a huge one is never loaded. */
export async function readDataFile(file: File): Promise<ParseResult> {
  if (file.size > largestFile) return { problem: 'tooBig' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    // Moved, deleted or not permitted since it was chosen.
    return { problem: 'unreadable' };
  }
  return parseDataFile(text);
}
