import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type * as classCodes from './classCode';
import type * as deviceCodes from './deviceCode';
import type * as groupCodes from './groupCode';
import type { Votes } from '../answers/votes';
import type * as shareCodes from './shareCode';

const mixed: Votes = {
  ...{ '1': 'yes', '2': 'no', '3': 'undecided', '4': 'yes', '5': 'no' },
  ...{ '6': 'undecided', '7': 'yes', '8': 'no', '9': 'undecided', '10': 'yes' },
};
const ids = Object.keys(mixed) as (keyof Votes)[];
const undecided = Object.fromEntries(ids.map((id) => [id, 'undecided'])) as Votes;

/* Printed in November 2026, when there were ten policies. Links live as long as someone keeps them. */
describe.each([10, 11, 12])('In a build with %i policies, a code of version 1', (count) => {
  let share: typeof shareCodes;
  let group: typeof groupCodes;
  let device: typeof deviceCodes;
  let classes: typeof classCodes;

  beforeAll(() => {
    jest.resetModules();
    jest.doMock('../../content/policyIds', () => ({
      ...jest.requireActual<object>('../../content/policyIds'),
      policyIds: Array.from({ length: count }, (_, at) => String(at + 1)),
    }));
    share = jest.requireActual('./shareCode');
    group = jest.requireActual('./groupCode');
    device = jest.requireActual('./deviceCode');
    classes = jest.requireActual('./classCode');
  });

  test.each<[string, { votes: Votes; name: string }]>([
    ['v1.AQIMQW5hIFJ1aXrIOVWH', { votes: { '1': 'yes', '5': 'no', '10': 'undecided' }, name: 'Ana Ruiz' }],
    ['v1.eZ4HWm_DqwPcfBo', { votes: mixed, name: 'Zoë' }],
    ['v1.__8PJPtsdw', { votes: undecided, name: '' }],
  ])('of one person is read and printed as before: %s', (code, shared) => {
    expect(share.decodeShared(code)).toEqual({ shared });
    expect(share.encodeShared(shared)).toBe(code);
  });

  test.each<[string, readonly Votes[]]>([
    [
      'g1.AwAAAgABAgwJx3Mh',
      [{ '1': 'undecided' }, { '3': 'no' }, { '1': 'yes', '5': 'no', '10': 'undecided' }],
    ],
    ['g1.eZ4HAID__w-GfbZr', [mixed, { '10': 'no' }, undecided]],
  ])('of a group is read as before: %s', (code, people) => {
    expect(group.decodeGroup(code)).toEqual({ people });
    // Written again, it is of version 2, which says how many policies it holds.
    expect(group.decodeGroup(group.encodeGroup(people))).toEqual({ people });
  });

  test.each<[string, deviceCodes.DeviceAnswers]>([
    ['d1.AQIMAgJrgn_c', { votes: { '1': 'yes', '5': 'no', '10': 'undecided' }, starred: ['2', '10'] }],
    ['d1.eZ4HAQJyzjbs', { votes: mixed, starred: ['1', '10'] }],
    ['d1.__8P_wM82U6l', { votes: undecided, starred: ids }],
  ])('for another device is read and printed as before: %s', (code, carried) => {
    expect(device.decodeDeviceCode(code)).toEqual({ carried });
    expect(device.encodeDeviceCode(carried)).toBe(code);
  });

  test.each<[string, readonly string[]]>([
    ['c1.BQB0YhmD', ['1', '3']],
    ['c1.EgPo6Myv', ['2', '5', '9', '10']],
    ['c1.AALnG4zq', ['10']],
  ])('of a class is read and printed as before: %s', (code, policies) => {
    expect(classes.readClass(code)).toEqual({ policies, code });
    expect(classes.encodeClass(policies as Parameters<typeof classes.encodeClass>[0])).toBe(code);
  });

  test('of a group holds the answers to every policy', () => {
    const everything = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [String(at + 1), 'undecided']),
    ) as Votes;
    const people: readonly Votes[] = [{ '1': 'no' }, { [String(count)]: 'yes' }, everything];
    expect(group.decodeGroup(group.encodeGroup(people)).people).toEqual(people);
    expect(group.decodeGroup(group.encodeGroup(Array<Votes>(1000).fill(everything))).people).toHaveLength(
      1000,
    );
  });
});

test.each<[string, readonly Votes[]]>([
  [
    'g2.CgMAAAIAAQIMTb546Q',
    [{ '1': 'undecided' }, { '3': 'no' }, { '1': 'yes', '5': 'no', '10': 'undecided' }],
  ],
  ['g2.CnmeBwCA__8PwgS9ow', [mixed, { '10': 'no' }, undecided]],
])(
  'In a build with ten policies, a group’s code of version 2 is read and printed as before: %s',
  (code, people) => {
    jest.resetModules();
    jest.doMock('../../content/policyIds', () => ({ policyIds: ids }));
    const { decodeGroup, encodeGroup } = jest.requireActual<typeof groupCodes>('./groupCode');
    expect(decodeGroup(code)).toEqual({ people });
    expect(encodeGroup(people)).toBe(code);
  },
);

test.each<[string, groupCodes.Hands]>([
  [
    'g3.CgIeCMDAAgQM8IACBAAXqv1Z',
    {
      room: 30,
      rounds: [{ '2': { yes: 12, no: 11, undecided: 4 } }, { '2': { yes: 15, no: 10, undecided: 4 } }],
    },
  ],
])('In a build with ten policies, hands of version 3 are read and printed as before: %s', (code, hands) => {
  jest.resetModules();
  jest.doMock('../../content/policyIds', () => ({ policyIds: ids }));
  const { decodeGroup, encodeGroup } = jest.requireActual<typeof groupCodes>('./groupCode');
  expect(encodeGroup([], hands)).toBe(code);
  expect(decodeGroup(code)).toEqual({ people: [], hands });
});

test('Every code has room for all policies there are', () => {
  // A thirteenth policy needs a version 2 of the codes with answers of one person, a seventeenth one of a class’s.
  const { policyIds } = jest.requireActual<{ policyIds: readonly string[] }>('../../content/policyIds');
  expect(policyIds.length).toBeLessThanOrEqual(12);
});
