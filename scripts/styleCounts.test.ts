import { expect, test } from '@jest/globals';
import { complaints, countStyles } from './styleCounts';

const screen = 'src/screens/Hearings.tsx';
const count = (text: string, path = 'src/ui/Hearings.tsx') => countStyles([{ path, text }]);

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

test('A constant counts as what it holds, alone, negative, in a template and in a choice', () => {
  const { values } = count(
    'const edge = 10; const three = 3; const a = { margin: -edge, padding: `${edge}px 16px`, gap: wide ? three : 4 };',
  );
  expect(values.spaces).toEqual(['10', '3']);
});

test('The edge of a device and a place on paper are no spaces of the look', () => {
  const text = `const a = { paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)', margin: '15mm 2.2in' };`;
  expect(count(text).values.spaces).toEqual([]);
});

test('Font sizes, line heights, corners and widths of queries count once each', () => {
  const { values } = count(
    `const a = { fontSize: '1rem', lineHeight: 1.3, '& b': { fontSize: '1rem', borderRadius: 7, font: '700 2rem/1.1 serif' },
       '@media (min-width: 700px) and (max-width: 900px)': {}, '@container list (max-width: 20em)': {} };`,
  );
  expect(values.fontSizes).toEqual(['1rem', '2rem']);
  expect(values.lineHeights).toEqual(['1.1', '1.3']);
  expect(values.radii).toContain('7');
  expect(values.queries).toEqual(['max-width: 20em', 'max-width: 900px', 'min-width: 700px']);
});

test('A style sheet counts as well, but not the size of its root, which is the unit of all others', () => {
  const { values } = count(
    `/* padding: 1px; */ html { font-size: 9pt; padding: 3px } p { margin-block: 8px 5px; font: 400 1rem/1.6 serif }
       @media (min-width: 700px) { p { line-height: 1.2 } }`,
    'src/app/global.css',
  );
  expect(values).toMatchObject({ spaces: ['3', '5'], fontSizes: ['1rem'], lineHeights: ['1.2', '1.6'] });
  expect(values.queries).toEqual(['min-width: 700px']);
});

test('What a token names is not counted again', () => {
  const { values } = count(
    `const a = { fontSize: text.note.fontSize, borderRadius: radius.card, padding: gutter, [upTo('phone')]: { gap: room } };`,
  );
  const { radii, ...others } = values;
  expect(Object.values(others).flat()).toEqual([]);
  expect(radii).toHaveLength(3);
});

test('Values off the scale, too many of a kind, and any style in a screen or feature are complaints', () => {
  const sizes = Array.from({ length: 10 }, (_, at) => `'& i${at}': { fontSize: ${at + 1} }`).join();
  expect(complaints(count(`const Row = styled('div')({ gap: 13, ${sizes} });`))).toEqual([
    'Different margins, paddings and gaps off the scale: 1, and at most 0 are allowed: 13',
    'Different font sizes: 10, and at most 9 are allowed: 1 | 10 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9',
  ]);
  const drawn = `const Row = styled('div')({}); const Wide = styled(Row)({}); const row = <Row sx={{ gap: '8px' }} />;`;
  expect(complaints(count(drawn, screen))).toEqual([
    `Blocks of styles in ${screen}: 3, and screens and features hold none.`,
  ]);
  expect(complaints(count(drawn))).toEqual([]);
});
