import { expect, test } from '@jest/globals';
import { blockStorage } from '../test/faultyStorage';
import { decisionIn, decisionInUse } from './consentDecision';

test.each([
  ['nothing', undefined, null],
  ['null', 'null', null],
  ['a string', '"declined"', null],
  ['a number', '7', null],
  ['a list', '["declined"]', null],
  ['an object without a choice', '{"at":"2026-11-21T10:00:00.000Z"}', null],
  ['a choice there is none of', '{"choice":"maybe"}', null],
  ['text cut short', '{"choice":"decl', null],
  ['a refusal', '{"choice":"declined"}', 'declined'],
  ['an acceptance', '{"choice":"accepted"}', 'accepted'],
])('Stored %s is read as the choice it is, or none', (_what, text, choice) => {
  if (text !== undefined) localStorage.setItem('consent', text);
  expect(decisionIn('local')?.choice ?? null).toBe(choice);
});

test('Where storage is blocked, no decision is known', () => {
  blockStorage();
  expect(decisionInUse()).toBeNull();
});

test.each([
  ['the device’s', 'declined', null, 'declined'],
  ['the tab’s own, which the device refused or lost', null, 'declined', 'declined'],
  ['the device’s, made in another tab, before the tab’s own', 'accepted', 'declined', 'accepted'],
])('Of two decisions counts %s', (_which, device, own, choice) => {
  const put = (area: Storage, decided: string | null) => {
    if (decided) area.setItem('consent', `{"choice":"${decided}","at":"2026-11-21T10:00:00.000Z"}`);
  };
  put(localStorage, device);
  put(sessionStorage, own);
  expect(decisionInUse()?.choice).toBe(choice);
});
