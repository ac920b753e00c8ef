import { compare } from '../../src/content/en/compare';
import { letter } from '../../src/content/en/letter';
import { share } from '../../src/content/en/share';
import { expect, test } from './engineTest';

const votes = '{"1":"yes","5":"no"}';

test('A letter follows the fields, until it is changed by hand, and is copied', async ({ visitor }) => {
  await visitor.startWith({ votes });
  await visitor.open('/letter?policy=carbon-tax-policy');
  await visitor.fill(letter.sender.name, 'Ana Ruiz');
  const text = () => visitor.valueOf(letter.result.label);
  await expect.poll(text).toContain('Ana Ruiz');
  expect(await text()).toContain(letter.draft.salutation);
  await visitor.press(letter.send.copy);
  await visitor.sees(letter.send.copied);
  await visitor.fill(letter.result.label, 'Dear Senator,');
  await visitor.sees(letter.result.edited);
  await visitor.press(letter.result.startAgain);
  await expect.poll(text).toContain('Ana Ruiz');
});

test('A shared link opens as a comparison, from the address and from the field', async ({ visitor }) => {
  await visitor.startWith({ votes });
  await visitor.open('/share');
  const link = await visitor.valueOf(share.link.label);
  expect(link).toMatch(/\/compare#v1\.[\w-]+$/);
  const agreement = compare.result.agreement(2, 2);
  await visitor.open(link.slice(link.indexOf('/compare')));
  await visitor.sees(agreement);

  await visitor.open('/compare');
  await visitor.seesNo(agreement);
  await visitor.fill(compare.paste.label, link);
  await visitor.press(compare.paste.button);
  await visitor.sees(agreement);
  expect(await visitor.stored()).toEqual({ votes });
});
