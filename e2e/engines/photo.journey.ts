import { readFileSync, writeFileSync } from 'node:fs';
import { notices } from '../../src/content/en/notices';
import { register } from '../../src/content/en/register';
import { expect, test } from './engineTest';
import { sidewaysPhoto, webpPhoto } from './photos';
import type { Target } from './tab';

const { fields, photo } = register;

test('Files that are no photo are refused with the reason, and a WebP takes their place', async ({
  visitor,
}, testInfo) => {
  const file = (name: string, content: string | Buffer) => {
    const path = testInfo.outputPath(name);
    writeFileSync(path, content);
    return path;
  };
  await visitor.open('/register');
  await visitor.choose(fields.photo, file('diary.jpg', 'Dear diary'));
  await visitor.sees(photo.problems.notImage);
  await visitor.sees(notices.photoNotUsable.description);
  await visitor.choose(fields.photo, file('damaged.jpg', readFileSync(sidewaysPhoto).subarray(0, 4)));
  await visitor.sees(photo.problems.damaged);
  await visitor.choose(fields.photo, webpPhoto);
  await visitor.sees(photo.ready, 30_000);
  await visitor.seesNo(photo.problems.damaged);
});

test('The crop is zoomed and turned by keyboard', async ({ visitor }) => {
  const { zoom, turn, percent, degrees, reset, larger } = photo.crop;
  const expectAt = async (name: string, words: string) => {
    const slider: Target = { role: 'field', name };
    await expect.poll(() => visitor.attribute(slider, 'aria-valuetext')).toBe(words);
  };
  await visitor.open('/register');
  await visitor.choose(fields.photo, webpPhoto);
  await visitor.sees(photo.crop.heading, 30_000);
  await visitor.focus({ role: 'field', name: zoom });
  await visitor.key('End');
  await expectAt(zoom, percent(300));
  await visitor.focus({ role: 'field', name: turn });
  await visitor.key('ArrowRight');
  await expectAt(turn, degrees(1));
  await visitor.focus({ role: 'button', name: reset });
  await visitor.key('Enter');
  await expectAt(zoom, percent(100));
  await visitor.press(larger);
  await expectAt(zoom, percent(110));
});
