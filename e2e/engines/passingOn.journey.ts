import { compare } from '../../src/content/en/compare';
import { letterSteps } from '../../src/content/en/letterSteps';
import { share } from '../../src/content/en/share';
import { expect, test } from './engineTest';

const votes = '{"1":"yes","5":"no"}';

test('A letter follows the fields until it is changed by hand, outlives a reload, and is copied', async ({
  visitor,
}) => {
  const { sender, result, send, recipient } = letterSteps;
  const text = () => visitor.valueOf(result.label);
  await visitor.startWith({ votes });
  await visitor.open('/letter?policy=carbon-tax-policy');
  await visitor.press(sender.heading);
  await visitor.fill(sender.name, 'Ana Ruiz');
  await expect.poll(text).toContain('Ana Ruiz');
  await visitor.press(recipient.kinds.representative);
  await expect.poll(text).toContain('Dear Representative,');
  await visitor.reload();
  await expect.poll(text).toMatch(/^Dear Representative,.*Ana Ruiz$/s);
  await visitor.press(send.copy);
  await visitor.sees(send.copied);
  await visitor.fill(result.label, 'Dear Senator,');
  await visitor.sees(result.edited);
  await visitor.press(result.startAgain);
  await expect.poll(text).toContain('Ana Ruiz');
  expect(await visitor.stored()).toEqual({ votes });
  expect(Object.keys(await visitor.stored('sessionStorage'))).toEqual(['letter']);
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
