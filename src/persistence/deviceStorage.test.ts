import { describe, expect, jest, test } from '@jest/globals';
import type { Action } from '@reduxjs/toolkit';
import { persistedVotes } from '../features/answers/votes';
import type { Votes } from '../features/answers/votes';
import { refuseWrites } from '../test/faultyStorage';
import { inStorage } from '../test/openTab';
import { DeviceStorage } from './deviceStorage';
import { printValue, readText } from './fieldTransform';
import { changedElsewhere, unreadableSetAside, writeFailed, writeRecovered } from './storageEvents';

const choiceMade = (choice: 'accepted' | 'declined') => {
  localStorage.setItem('consent', `{"choice":"${choice}","at":"2026-11-21T10:00:00.000Z"}`);
};

/** One tab's storage with its votes, the store left out: what it reports is gathered and taken over. */
function openDevice(mine: Votes = {}) {
  const events: Action[] = [];
  let failing = false;
  const device = new DeviceStorage({
    dispatch: (event) => {
      events.push(event);
      if (changedElsewhere.match(event)) tab.mine = event.payload.value as Votes;
      if (writeFailed.match(event)) failing = true;
      if (writeRecovered.match(event)) failing = false;
    },
    values: () => [[persistedVotes, tab.mine]],
    isFailing: () => failing,
  });
  const tab = { device, events, mine };
  return tab;
}

const printed = (votes: Votes) => printValue(persistedVotes, votes);

/** As redux-persist does at the start. */
function load(device: DeviceStorage): Votes | undefined {
  const text = device.load(persistedVotes);
  return text === undefined ? undefined : readText(persistedVotes, text);
}

describe('A failing write', () => {
  test('is reported once, its recovery once, and the next failure again', () => {
    const { device, events } = openDevice();
    load(device);
    for (const round of ['yes', 'no'] as const) {
      const makeRoom = refuseWrites();
      device.save(persistedVotes, printed({ 1: round }));
      device.save(persistedVotes, printed({ 1: round, 2: 'no' }));
      makeRoom();
      device.save(persistedVotes, printed({ 1: round }));
      device.save(persistedVotes, printed({ 1: round, 3: 'no' }));
    }
    const key = 'votes';
    expect(events).toEqual([
      writeFailed({ key }),
      writeRecovered({ key }),
      writeFailed({ key }),
      writeRecovered({ key }),
    ]);
  });

  test('throws for whoever waits for the write, and what was stored stays', () => {
    localStorage.setItem('votes', '{"2":"no"}');
    const { device } = openDevice();
    load(device);
    refuseWrites();
    expect(() => device.write(persistedVotes, { 1: 'yes', 2: 'no' })).toThrow('quota');
    expect(inStorage()).toEqual({ votes: '{"2":"no"}' });
  });
});

test('Text that cannot be read is reported', () => {
  localStorage.setItem('votes', 'x');
  const { device, events } = openDevice();
  load(device);
  expect(events).toEqual([unreadableSetAside()]);
});

describe('Bringing tab and browser together', () => {
  test('writes nothing before the stored values were read: they would look erased', () => {
    localStorage.setItem('votes', '{"2":"no"}');
    const { device } = openDevice({ 1: 'yes' });
    device.sync();
    expect(inStorage()).toEqual({ votes: '{"2":"no"}' });
  });

  test('follows the choice of another tab, there and back', () => {
    localStorage.setItem('votes', '{"2":"no"}');
    const tab = openDevice({ 2: 'no' });
    load(tab.device);
    choiceMade('declined');
    tab.device.sync();
    expect(Object.keys(inStorage())).toEqual(['consent']);
    expect(inStorage(sessionStorage)).toMatchObject({ votes: '{"2":"no"}' });
    choiceMade('accepted');
    tab.device.sync();
    expect(inStorage()).toMatchObject({ votes: '{"2":"no"}' });
    expect(inStorage(sessionStorage)).toEqual({});
  });

  test('takes what another tab wrote, and reports it only if it differs', () => {
    const tab = openDevice({ 1: 'yes' });
    load(tab.device);
    tab.device.sync();
    expect(tab.events).toEqual([]);
    localStorage.setItem('votes', '{"1":"no"}');
    tab.device.sync();
    expect(tab.events).toEqual([changedElsewhere({ key: 'votes', value: { 1: 'no' } })]);
  });

  test('takes an undone erasure of another tab for what it is, answers given just before it included', () => {
    const tab = openDevice();
    load(tab.device);
    for (const mine of [{ 1: 'yes' }, { 1: 'yes', 2: 'no' }, { 1: 'yes', 2: 'yes' }] as const) {
      tab.mine = mine;
      tab.device.save(persistedVotes, printed(mine));
    }
    localStorage.setItem('votes', '{}');
    tab.device.sync();
    expect(tab.mine).toEqual({});
    localStorage.setItem('votes', '{"1":"yes","2":"no"}');
    tab.device.sync();
    expect(tab.mine).toEqual({ 1: 'yes', 2: 'no' });
    expect(inStorage()).toEqual({ votes: '{"1":"yes","2":"no"}' });
  });
});

test('A choice made in another tab since this one started is obeyed by its next write', () => {
  const { device } = openDevice();
  load(device);
  choiceMade('declined');
  device.save(persistedVotes, printed({ 1: 'yes' }));
  expect(Object.keys(inStorage())).toEqual(['consent']);
  expect(inStorage(sessionStorage)).toMatchObject({ votes: '{"1":"yes"}' });
});

test('What waits in the tab since a Decline joins what is stored once the choice was taken back', () => {
  choiceMade('accepted');
  localStorage.setItem('votes', '{"2":"no"}');
  sessionStorage.setItem('votes', '{"1":"yes","2":"yes"}');
  const tab = openDevice();
  tab.mine = load(tab.device) ?? {};
  tab.device.followChoice();
  expect([tab.mine, inStorage().votes]).toEqual([{ 1: 'yes', 2: 'no' }, '{"1":"yes","2":"no"}']);
  expect(inStorage(sessionStorage)).toEqual({});
});

describe('What another tab wrote', () => {
  test('is read once and never written back, even if this release understands only a part of it', () => {
    const tab = openDevice();
    load(tab.device);
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    const parsing = jest.spyOn(JSON, 'parse');
    writes.mockClear();
    Storage.prototype.setItem.call(localStorage, 'votes', '{"1":"yes","99":"no"}');
    tab.device.sync('votes');
    tab.device.save(persistedVotes, printed(tab.mine));
    tab.device.sync();
    expect(tab.mine).toEqual({ 1: 'yes' });
    expect(parsing.mock.calls.filter(([text]) => text.includes('99'))).toHaveLength(1);
    // The other tab's own.
    expect(writes).toHaveBeenCalledTimes(1);
    expect(inStorage()).toEqual({ votes: '{"1":"yes","99":"no"}' });
  });
});
