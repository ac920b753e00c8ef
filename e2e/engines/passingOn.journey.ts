import { compare } from '../../src/content/en/compare';
import { resumeComparison } from '../../src/content/en/resumeComparison';
import { device } from '../../src/content/en/device';
import { letterForm } from '../../src/content/en/letterForm';
import { share } from '../../src/content/en/share';
import { surveys } from '../../src/content/en/surveys';
import { encodeDeviceCode } from '../../src/features/sharing/deviceCode';
import { encodeShared } from '../../src/features/sharing/shareCode';
import { expectAnswered, itsDay, pressAnswer } from './answering';
import { expect, test } from './engineTest';

const votes = '{"1":"yes","5":"no"}';

test('A letter follows the fields until it is changed by hand, outlives a reload, and is copied', async ({
  visitor,
}) => {
  const { sender, result, send, recipient } = letterForm;
  const text = () => visitor.valueOf(result.label);
  await visitor.startWith({ votes });
  await visitor.open('/letter?policy=carbon-tax-policy');
  await visitor.press(sender.heading);
  await visitor.fill(sender.name, 'Ana Ruiz');
  await expect.poll(text).toContain('Ana Ruiz');
  await visitor.pick(recipient.unnamed.representative);
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
  expect(Object.keys(await visitor.stored('sessionStorage')).sort()).toEqual(['letter', 'typing']);
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

test('A friend’s link waits, also over a reload, until the visitor has answered', async ({ visitor }) => {
  const code = encodeShared({ votes: { '1': 'yes', '5': 'yes' }, name: 'Eva' });
  const { first, hidden } = compare.result;
  await visitor.startWith({ votes: '{"1":"yes"}' });
  await visitor.open(`/compare#${code}`);
  await visitor.sees(hidden);
  await visitor.follow(first.answer);
  await visitor.isAt('/surveys/carbon-tax-policy');
  await visitor.sees(resumeComparison.left(1));
  await pressAnswer(visitor, 'no');
  await visitor.reload();
  await expectAnswered(visitor, 'no');
  await visitor.sees(resumeComparison.ready);
  await visitor.follow(resumeComparison.compare);
  await visitor.isAt(`/compare#${code}`);
  await visitor.sees(compare.result.agreement(1, 2));
  await visitor.seesNo(first.title(1));
  await visitor.open('/surveys');
  await visitor.sees(surveys.heading);
  await visitor.seesNo(resumeComparison.label);
  expect(await visitor.stored('sessionStorage')).toEqual({ comparison: 'null' });
});

test('Answers and stars from another device come in on a press, and go again on Undo', async ({
  visitor,
}) => {
  const { arrived } = device;
  await visitor.startWith({ votes });
  await visitor.open(`/my-answers#${encodeDeviceCode({ votes: { '2': 'yes' }, starred: ['2'] })}`);
  await visitor.sees(arrived.text);
  await visitor.isAt('/my-answers');
  expect(await visitor.stored()).toEqual({ votes });
  await visitor.press(arrived.take);
  await visitor.sees(arrived.done);
  await expect
    .poll(() => visitor.stored())
    .toEqual({ votes: '{"1":"yes","2":"yes","5":"no"}', starred: '["2"]', ...itsDay });
  await visitor.press(arrived.undo);
  await expect.poll(async () => (await visitor.stored()).votes).toBe(votes);
});
