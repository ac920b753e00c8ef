import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { somePhoto } from '../../test/someMember';
import { centredCrop } from './crop';
import type { OpenPhoto } from './openPhoto';
import { openPhoto } from './openPhoto';
import type { PhotoProblem } from './checkPhotoFile';
import type { Opened } from './photoEditor';
import { PhotoPreparation } from './photoPreparation';

jest.mock('./openPhoto');

const size = { width: 400, height: 300 };
const opened = (name: string): Opened => ({
  photo: somePhoto(name),
  advice: ['small'],
  preview: new Blob(['x']),
});
const file = (name: string) => new File(['x'], name);
const shifted = (x: number) => ({ rotation: 0, area: { ...centredCrop(size).area, x } });

let crops: number[];
let closed: string[];

function play(answer: (name: string) => Promise<Opened | PhotoProblem>) {
  jest.mocked(openPhoto).mockImplementation(({ name }): OpenPhoto => ({
    opened: answer(name),
    crop: ({ area }) => {
      crops.push(area.x);
      return area.x > 90
        ? Promise.reject(new Error('broken'))
        : Promise.resolve({ photo: somePhoto(`${name} at ${area.x}`), advice: [] });
    },
    close: () => closed.push(name),
  }));
}

const nameOf = (preparation: PhotoPreparation) => {
  const entry = preparation.current();
  return entry.step === 'ready' ? entry.photo.name : entry.step;
};

beforeEach(() => {
  crops = [];
  closed = [];
  let urls = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:${++urls}`,
    revokeObjectURL: (url: string) => closed.push(url),
  });
  play((name) => Promise.resolve(opened(name)));
});

describe('Preparing a photo', () => {
  test('starts with nothing, or with the stored photo', () => {
    expect(new PhotoPreparation(null).current()).toEqual({ step: 'none' });
    const stored = new PhotoPreparation(somePhoto('old'));
    expect([nameOf(stored), stored.isChanged()]).toEqual(['old', false]);
  });

  test('ends with a photo, and tells whoever listens', async () => {
    const preparation = new PhotoPreparation(null);
    const steps: string[] = [];
    preparation.subscribe(() => steps.push(preparation.current().step));
    preparation.choose(file('a'));
    expect(preparation.isChanged()).toBe(true);
    expect(await preparation.settled()).toMatchObject({
      step: 'ready',
      advice: ['small'],
      preview: 'blob:1',
    });
    expect(steps).toEqual(['preparing', 'ready']);
  });

  test('names the reason when the file cannot be used', async () => {
    const preparation = new PhotoPreparation(null);
    play(() => Promise.resolve('heic'));
    preparation.choose(file('a'));
    expect(await preparation.settled()).toEqual({ step: 'failed', problem: 'heic' });
  });

  test('goes by the last file chosen, however long the first one takes, and releases the first', async () => {
    let finishFirst: (photo: Opened) => void = () => undefined;
    play((name) =>
      name === 'first'
        ? new Promise((resolve) => {
            finishFirst = resolve;
          })
        : Promise.resolve(opened(name)),
    );
    const preparation = new PhotoPreparation(null);
    preparation.choose(file('first'));
    const settled = preparation.settled();
    preparation.choose(file('second'));
    finishFirst(opened('first'));
    await settled;
    expect([nameOf(preparation), closed]).toEqual(['second', ['first']]);
  });

  test('cuts once for many moves, and waits for that cut', async () => {
    const preparation = new PhotoPreparation(null);
    preparation.choose(file('a'), true);
    await preparation.settled();
    preparation.crop(centredCrop(size));
    preparation.crop(shifted(5));
    preparation.crop(shifted(10));
    await preparation.settled();
    expect([crops, nameOf(preparation)]).toEqual([[10], 'a at 10']);
    // That several files were given stays worth saying; what the old cut looked like does not.
    expect(preparation.current()).toMatchObject({ advice: ['several'] });
    preparation.crop(centredCrop(size));
    await preparation.settled();
    expect(nameOf(preparation)).toBe('a at 12.5');
  });

  test('keeps the last good cut when a new one fails', async () => {
    const preparation = new PhotoPreparation(null);
    preparation.choose(file('a'));
    await preparation.settled();
    preparation.crop(shifted(95));
    await preparation.settled();
    expect(nameOf(preparation)).toBe('a');
  });

  test('follows what another tab stores, unless a photo was chosen here', async () => {
    const preparation = new PhotoPreparation(somePhoto('old'));
    preparation.follow(somePhoto('theirs'));
    expect([nameOf(preparation), preparation.isChanged()]).toEqual(['theirs', false]);
    preparation.choose(file('a'));
    await preparation.settled();
    preparation.follow(somePhoto('newer'));
    expect([nameOf(preparation), preparation.isChanged()]).toEqual(['a', true]);
    preparation.goBack();
    expect(nameOf(preparation)).toBe('newer');
  });

  test('keeps the cropper of a photo that this form has stored, and releases it for another', async () => {
    const preparation = new PhotoPreparation(somePhoto('old'));
    preparation.choose(file('new'));
    const entry = await preparation.settled();
    if (entry.step !== 'ready') throw new Error('There is no photo.');
    preparation.follow(entry.photo);
    preparation.follow(entry.photo);
    expect(preparation.current()).toMatchObject({ photo: { name: 'new' }, preview: 'blob:1' });
    preparation.follow(somePhoto('other'));
    expect([nameOf(preparation), closed]).toEqual(['other', ['new', 'blob:1']]);
  });

  test('goes back to the stored photo and releases the other', async () => {
    const preparation = new PhotoPreparation(somePhoto('old'));
    preparation.choose(file('a'));
    await preparation.settled();
    preparation.goBack();
    expect([nameOf(preparation), preparation.isChanged(), closed]).toEqual(['old', false, ['a', 'blob:1']]);
  });

  test('goes back to the photo that was cropped here, after two files that are none', async () => {
    play((name) => Promise.resolve(name === 'a' ? opened(name) : 'damaged'));
    const preparation = new PhotoPreparation(null);
    preparation.choose(file('a'));
    await preparation.settled();
    preparation.crop(shifted(10));
    await preparation.settled();
    for (const name of ['b', 'c']) {
      preparation.choose(file(name));
      await preparation.settled();
    }
    expect(nameOf(preparation)).toBe('failed');
    preparation.goBack();
    expect([nameOf(preparation), preparation.isChanged()]).toEqual(['a at 10', true]);
  });
});
