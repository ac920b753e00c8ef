import { expect, jest, test } from '@jest/globals';
import * as library from 'redux-persist';
import type { PersistConfig } from 'redux-persist';
import { makeStore } from '../app/store';
import { persistedVotes } from '../features/answers/votes';
import { voteCast } from '../features/answers/votesSlice';
import { fc } from '../test/fastCheck';
import { answeredToday, inStorage, openTab, saved } from '../test/openTab';
import { storedValues } from '../test/storedValues';
import { printValue, readText } from './fieldTransform';
import { selectIsFailing } from './savingSlice';

jest.mock('redux-persist', () => {
  const actual = jest.requireActual<typeof library>('redux-persist');
  return { ...actual, persistReducer: jest.fn(actual.persistReducer) };
});

const fields = makeStore()
  .device.store.values()
  .map(([field]) => ({ key: field.key, field }));
const configs = jest
  .mocked(library.persistReducer)
  .mock.calls.map(([config]) => config as PersistConfig<object>);

test.each(fields)(
  'The redux-persist config of “$key” has one transform, which prints plain JSON',
  ({ key, field }) => {
    const [transform, ...others] = configs.find((config) => config.key === key)?.transforms ?? [];
    expect(others).toEqual([]);
    expect(transform?.in(field.empty as never, field.name as never, {})).toBe(JSON.stringify(field.empty));
    expect(transform?.out(JSON.stringify(field.empty), field.name as never, {})).toEqual(field.empty);
  },
);

test.each(fields)('What is printed of “$key” is valid and read back as it was', ({ key, field }) => {
  const possible = storedValues[key as keyof typeof storedValues] as fc.Arbitrary<unknown>;
  let full = 0;
  fc.assert(
    fc.property(fc.oneof(possible, fc.jsonValue()), (json) => {
      const value = field.read(json) ?? field.empty;
      const text = printValue(field, value);
      expect(text).toBe(JSON.stringify(value));
      expect(readText(field, text)).toEqual(value);
      // Of a value that is not all right, only what is.
      if (field.read(json) !== undefined) expect(printValue(field, json)).toBe(text);
      if (text !== JSON.stringify(field.empty)) full++;
    }),
  );
  expect(full).toBeGreaterThan(10);
});

test('What could not be read back is not stored', async () => {
  localStorage.setItem('votes', '{"1":"yes"}');
  const { store } = await openTab();
  const read = jest.spyOn(persistedVotes, 'read').mockReturnValue(undefined);
  store.dispatch(voteCast({ policyId: '2', answer: 'no' }));
  await saved();
  read.mockRestore();
  expect(selectIsFailing(store.getState(), 'votes')).toBe(true);
  expect(inStorage()).toEqual({ votes: '{"1":"yes"}', reasons: answeredToday({ '2': 'no' }) });
});
