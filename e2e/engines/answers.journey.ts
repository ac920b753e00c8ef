import { clearing } from '../../src/content/en/clearing';
import { surveys } from '../../src/content/en/surveys';
import { policyIds } from '../../src/content/policyIds';
import { expectAnswered, itsDay, pressAnswer, title } from './answering';
import { expect, test } from './engineTest';

test('An answer is given, changed, kept over a reload, cleared and brought back', async ({ visitor }) => {
  await visitor.open('/surveys');
  for (const answer of ['yes', 'no', 'undecided', 'undecided'] as const) {
    await pressAnswer(visitor, answer);
    await expectAnswered(visitor, answer);
  }
  await visitor.sees(surveys.progress(1, policyIds.length));
  await expect.poll(() => visitor.stored()).toEqual({ votes: '{"5":"undecided"}', ...itsDay });

  await visitor.reload();
  await expectAnswered(visitor, 'undecided');

  await visitor.press(surveys.clearLabel(title));
  await expectAnswered(visitor, undefined);
  await expect.poll(() => visitor.stored()).toEqual({ votes: '{}', reasons: '{}' });
  await visitor.press(surveys.undoLabel(title));
  await expectAnswered(visitor, 'undecided');
  await expect.poll(() => visitor.stored()).toEqual({ votes: '{"5":"undecided"}', ...itsDay });
});

test('An answer is stored though the page is left at once', async ({ visitor }) => {
  await visitor.open('/surveys');
  // Press and leave in one script: two commands of a driver would leave time for the write between them.
  await visitor.run(() => {
    document.querySelectorAll('article')[4]?.querySelector<HTMLElement>('button[data-answer=yes]')?.click();
    location.href = '/robots.txt';
  });
  await visitor.isAt('/robots.txt');
  expect(await visitor.stored()).toEqual({ votes: '{"5":"yes"}', ...itsDay });
});

test('All answers are cleared after a question, and brought back', async ({ visitor }) => {
  await visitor.startWith({ votes: '{"1":"yes","5":"no"}' });
  await visitor.open('/surveys');
  // By keyboard: the button is at the end of a long page, whose cards take their height while it is scrolled to.
  const askToClear = async () => {
    await visitor.focus({ role: 'button', name: clearing.all });
    await visitor.key('Enter');
  };
  await askToClear();
  await visitor.press(clearing.ask.cancel);
  await expectAnswered(visitor, 'no');
  await askToClear();
  await visitor.press(clearing.ask.confirm);
  await expectAnswered(visitor, undefined);
  await visitor.press(clearing.undo);
  await expectAnswered(visitor, 'no');
  await expect.poll(() => visitor.stored()).toEqual({ votes: '{"1":"yes","5":"no"}' });
});
