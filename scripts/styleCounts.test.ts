import { expect, test } from '@jest/globals';
import { compareStyles, countStyles, lowered } from './styleCounts';

const screen = 'src/screens/Hearings.tsx';
const count = (text: string, path = screen) => countStyles([{ path, text }]);

test('Margins, paddings and gaps count once each, unless they are steps of the scale', () => {
  const { values } = count(
    `const Row = styled('div')({ gap: 16, margin: '8px 0 -13px', paddingBlock: 13, rowGap: 7, '& p': { margin: 'auto' } });`,
  );
  expect(values.spaces).toEqual(['13', '7']);
});

test('A function in a shorthand is one value', () => {
  expect(count(`const a = { padding: 'clamp(20px, 4vw, min(2em, 32px)) 16px' };`).values.spaces).toEqual([
    'clamp(20px, 4vw, min(2em, 32px))',
  ]);
});

test('Font sizes, line heights, corners and widths of queries count once each', () => {
  const { values } = count(
    `const a = { fontSize: '1rem', lineHeight: 1.3, '& b': { fontSize: '1rem', borderRadius: 7 },
       '@media (min-width: 700px) and (max-width: 900px)': {}, '@container list (max-width: 20em)': {} };`,
  );
  expect(values).toMatchObject({ fontSizes: ['1rem'], lineHeights: ['1.3'], radii: ['7'] });
  expect(values.queries).toEqual(['max-width: 20em', 'max-width: 900px', 'min-width: 700px']);
});

test('What a token names is not counted', () => {
  const { values } = count(
    `const a = { fontSize: text.note.fontSize, borderRadius: radius.card, [upTo('phone')]: { gap: room } };`,
  );
  expect(Object.values(values).flat()).toEqual([]);
});

test('Blocks of styles are counted by file, in screens and features only', () => {
  const text = `const Row = styled('div')({}); const Wide = styled(Row)({}); const row = <Row sx={{ gap: 2 }} />;`;
  expect(count(text).blocks).toEqual({ [screen]: 3 });
  expect(count(text, 'src/ui/Row.tsx').blocks).toEqual({});
});

test('What is at its ceiling is no complaint', () => {
  const counts = count(`const Row = styled('div')({ gap: 13 });`, 'src/ui/Row.tsx');
  expect(compareStyles(counts, lowered(counts))).toEqual({ exceeded: [], fallen: [] });
});

test('A new value is a complaint, and a lower count is said', () => {
  const one = count(`const Row = styled('div')({ gap: 13 });`, 'src/ui/Row.tsx');
  const two = count(`const Row = styled('div')({ gap: 13, margin: 7 });`, 'src/ui/Row.tsx');
  expect(compareStyles(two, lowered(one)).exceeded).toEqual([
    'Different margins, paddings and gaps off the scale: 2, and at most 1 are allowed. Present: 13 | 7',
  ]);
  expect(compareStyles(one, lowered(two))).toEqual({
    exceeded: [],
    fallen: ['Different margins, paddings and gaps off the scale: 1, and 2 are allowed.'],
  });
});

test('Any style in a screen or a feature is a complaint', () => {
  const counts = count(`const Row = styled('div')({ gap: 8 });`);
  expect(compareStyles(counts, lowered(counts)).exceeded).toEqual([
    `Blocks of styles in ${screen}: 1, and screens and features hold none.`,
  ]);
});
