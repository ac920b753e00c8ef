import { describe, expect, jest, test } from '@jest/globals';
import { someDataFile } from '../../test/someDataFile';
import { largestFile } from './dataFile';
import { readDataFile } from './readDataFile';

/** jsdom's files can't be read as text. */
function fileOf(text: string, answer = Promise.resolve(text)) {
  const read = jest.fn(() => answer);
  return Object.assign(new File([text], 'data.json'), { text: read, read });
}

describe('Opening a chosen file', () => {
  test('reads one of ours', async () => {
    await expect(readDataFile(fileOf(someDataFile()))).resolves.toMatchObject({
      file: { votes: { '1': 'yes' } },
    });
  });

  test('never loads one that is too big', async () => {
    const file = fileOf(' '.repeat(largestFile + 1));
    await expect(readDataFile(file)).resolves.toEqual({ problem: 'tooBig' });
    expect(file.read).not.toHaveBeenCalled();
  });

  test('takes one of just the largest size', async () => {
    const text = someDataFile().padEnd(largestFile);
    await expect(readDataFile(fileOf(text))).resolves.toHaveProperty('file');
  });

  test('says so when the browser can’t open it', async () => {
    const gone = fileOf('', Promise.reject(new DOMException('gone', 'NotFoundError')));
    await expect(readDataFile(gone)).resolves.toEqual({ problem: 'unreadable' });
  });
});
