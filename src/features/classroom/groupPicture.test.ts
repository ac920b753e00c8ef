import { expect, test } from '@jest/globals';
import { policyIds } from '../../content/policyIds';
import { drawPicture, mostRows } from '../../ui/drawPicture';
import { groupPicture } from './groupPicture';
import { tallyGroup } from './tallyGroup';

/** A canvas that keeps where it was written and painted. */
function canvas() {
  const drawn: { readonly x: number; readonly top: number; readonly bottom: number }[] = [];
  const context = {
    font: '',
    measureText: (words: string) => ({ width: 12 * words.length }),
    fillText(_: string, x: number, middle: number) {
      const height = Number(/\d+(?=px)/.exec(context.font)?.[0]);
      drawn.push({ x, top: middle - height / 2, bottom: middle + height / 2 });
    },
    fillRect: (x: number, top: number, _: number, height: number) =>
      drawn.push({ x, top, bottom: top + height }),
  };
  return { element: { getContext: () => context } as unknown as HTMLCanvasElement, drawn };
}

const counts = { yes: 12, no: 11, undecided: 4 };
const groupOf = (policies: number, twice: number) => {
  const round = (count: number) =>
    Object.fromEntries(policyIds.slice(0, count).map((id) => [id, counts] as const));
  return tallyGroup({ people: [], hands: { room: 30, rounds: [round(policies), round(twice)] } });
};

test('The parts of a picture’s rows never touch each other, whatever was answered and in how many rounds', async () => {
  for (let policies = 1; policies <= policyIds.length; policies++)
    for (const twice of [0, policies - 1, policies]) {
      const picture = groupPicture(groupOf(policies, twice));
      expect(picture.rows.length).toBeLessThanOrEqual(mostRows);
      const { element, drawn } = canvas();
      await drawPicture(element, picture);
      // From the first row on: title, three parts of the bar and counts of each, below a line.
      const rows = drawn.slice(-2 - 6 * picture.rows.length, -2);
      expect(rows).toHaveLength(6 * picture.rows.length);
      for (let at = 0; at < rows.length; at += 6) {
        const [line, title, bar, , , words] = rows.slice(at, at + 6);
        const next = rows[at + 6];
        const order = [
          line?.bottom,
          title?.top,
          title?.bottom,
          bar?.top,
          bar?.bottom,
          words?.top,
          words?.bottom,
        ];
        if (next && next.top > (line?.top ?? 0)) order.push(next.top);
        expect(order).toEqual([...order].sort((one = 0, other = 0) => one - other));
      }
      const foot = drawn.at(-1)?.top;
      for (const { bottom } of rows) expect(bottom).toBeLessThan(foot ?? 0);
    }
});

test('Both rounds are shown where they fit without the policies that nobody answered', () => {
  const { alt, rows } = groupPicture(groupOf(mostRows / 2, mostRows / 2));
  expect(rows).toHaveLength(mostRows);
  expect(alt).toContain('first round');
});

test('Of more rounds than a picture has rows, the last of each policy is shown', () => {
  const { alt, rows } = groupPicture(groupOf(policyIds.length, policyIds.length));
  expect(rows).toHaveLength(policyIds.length);
  expect(alt).toContain('second round');
  expect(alt).not.toContain('first round');
});
