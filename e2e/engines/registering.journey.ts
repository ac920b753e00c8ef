import { notices } from '../../src/content/en/notices';
import { register } from '../../src/content/en/register';
import { expect, test } from './engineTest';
import { sidewaysPhoto } from './photos';
import type { Visitor } from './visitor';

const { fields, missing, confirm, card } = register;
const person = [
  [fields.firstName, 'Ana', missing.firstName],
  [fields.lastName, 'Ruiz', missing.lastName],
  [fields.email, 'ana@example.com', missing.email],
  [fields.password, 'kumquat-9-lantern', missing.password],
] as const;

/** @returns the words of what has the focus: after a refusal, of all that is missing. */
const focused = (visitor: Visitor) => visitor.run(() => document.activeElement?.textContent ?? '');

test('Someone joins: told of every field that is missing, refuses, agrees, and is a member after a reload', async ({
  visitor,
}) => {
  await visitor.open('/register');
  await visitor.press(register.register);
  await visitor.sees(notices.fieldsMissing.description);
  for (const words of Object.values(missing)) await visitor.sees(words);
  for (const [label, text, words] of person) {
    await expect.poll(() => focused(visitor)).toContain(words);
    await visitor.fill(label, text);
    await visitor.press(register.register);
    await visitor.seesNo(words);
  }
  await visitor.sees(missing.photo);

  await visitor.choose(fields.photo, sidewaysPhoto);
  await visitor.sees(register.photo.ready);
  await visitor.press(register.register);
  await visitor.sees(confirm.text);
  await visitor.press(confirm.cancel);
  await visitor.seesNo(confirm.text);
  for (const [label, text] of person) expect(await visitor.valueOf(label)).toBe(text);
  expect(await visitor.stored()).toEqual({});

  await visitor.press(register.register);
  await visitor.press(confirm.confirm);
  await visitor.sees(notices.registered.description, 30_000);
  await visitor.reload();
  await visitor.sees(card.heading);
  const user = JSON.parse((await visitor.stored()).user ?? '{}') as Record<string, unknown>;
  expect(user).toMatchObject({ firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' });
  expect(user.password).toMatch(/^\$pbkdf2-sha256\$i=600000\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(user.photo).toMatchObject({ type: 'image/jpeg', width: 600, height: 600 });
  // Upright, the red upper half of the file is on the right.
  expect(await sidesOfPhoto(visitor, card.photoOf('Ana Ruiz'))).toEqual(['blue', 'red']);
});

/** @returns what color the shown photo has to the left and to the right. */
function sidesOfPhoto(visitor: Visitor, alt: string): Promise<string[]> {
  return visitor.run(async (words) => {
    const photo = [...document.images].find((image) => image.alt === words);
    if (!photo) return [];
    await photo.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 600;
    const context = canvas.getContext('2d');
    context?.drawImage(photo, 0, 0, 600, 600);
    return [30, 570].map((x) => {
      const [red = 0, , blue = 0] = context?.getImageData(x, 300, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    });
  }, alt);
}
