import { expect, test } from '@jest/globals';
import { blockStorage } from '../test/faultyStorage';
import { decisionIn, decisionInUse } from './consentRule';

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

const decided = (choice: string, day: number) =>
  `{"choice":"${choice}","at":"2026-11-2${day}T10:00:00.000Z"}`;

test.each([
  ['the device’s', decided('declined', 1), null, 'declined'],
  ['the tab’s own, which the device refused or lost', null, decided('declined', 1), 'declined'],
  ['the tab’s own Decline, later than an Accept', decided('accepted', 1), decided('declined', 2), 'declined'],
  [
    'an Accept of another tab, later than Decline',
    decided('accepted', 2),
    decided('declined', 1),
    'accepted',
  ],
  [
    'the tab’s own, the other one’s date being wrong',
    '{"choice":"accepted","at":7}',
    decided('declined', 1),
    'declined',
  ],
])('Of two decisions counts %s', (_which, device, own, choice) => {
  if (device) localStorage.setItem('consent', device);
  if (own) sessionStorage.setItem('consent', own);
  expect(decisionInUse()?.choice).toBe(choice);
});
