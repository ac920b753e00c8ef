import { describe, expect, test } from '@jest/globals';
import { styleFaults } from './styleFaults';

const faultsIn = (text: string, path = 'src/features/hearings/Hearings.tsx') =>
  styleFaults([{ path, text }]).map(({ message }) => message);
/** What the messages quote. */
const quoted = (text: string, path?: string) =>
  faultsIn(text, path).map((message) => /“(.*)”/.exec(message)?.[1]);

describe('The scale', () => {
  test('takes its spaces in px in styles, and refuses others, also in a shorthand', () => {
    expect(
      quoted(`const a = styled('div')({ gap: 16, margin: '8px 0 -13px', rowGap: 7, paddingBlock: 'auto' });`),
    ).toEqual(['8px 0 -13px', '7']);
  });

  test('takes steps in `sx`, short names, breakpoints and choices included', () => {
    expect(
      quoted(`const a = <Box sx={{ gap: 4, mt: { xs: 4, md: 13 }, px: wide ? 5 : -2, p: '16px' }} />;`),
    ).toEqual(['13']);
  });

  test('sees what a constant and a template hold, and believes a token', () => {
    expect(
      quoted(
        'const edge = 10; const a = { margin: -edge, padding: `${edge}px 16px`, gap: gutter, rowGap: room() };',
      ),
    ).toEqual(['10', '10px 16px']);
  });

  test('leaves the edge of a device and a place on paper to themselves', () => {
    expect(
      faultsIn(`const a = { paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)', margin: '15mm 2.2in' };`),
    ).toEqual([]);
  });

  test('refuses sizes of text, corners and widths of queries that have no name', () => {
    expect(
      quoted(
        `const a = { fontSize: '1rem', ...text.note, lineHeight: text.note.lineHeight, borderRadius: 7,
           '@media (min-width: 700px)': {}, '@container list (max-width: 20em)': {} };
         const b = <Box sx={{ borderRadius: 2 }} />; const c = <Box sx={{ borderRadius: 14 }} />;`,
      ),
    ).toEqual(['1rem', '7', 'min-width: 700px', 'max-width: 20em', '14']);
  });

  test('holds in a style sheet as well, but for sizes of text, of which paper has its own', () => {
    expect(
      quoted(
        '/* padding: 1px; */ html { font-size: 9pt; padding: 3px; } p { margin-block: 8px 5px; }',
        'src/app/print.css',
      ),
    ).toEqual(['3px', '8px 5px']);
  });

  test('says the line', () => {
    expect(styleFaults([{ path: 'a.tsx', text: '\n\nconst a = { gap: 3 };' }])[0]?.place).toBe('a.tsx:3');
  });
});

describe('A component styles its own elements', () => {
  const own = (selector: string, drawn = '') =>
    faultsIn(`const a = { '${selector}': {} }; ${drawn}`).length === 0;

  test.each([
    '&:hover',
    '&[aria-pressed=true]',
    '&::before',
    '& + &',
    '* + &',
    'html[data-scripts] &',
    '&.Mui-focusVisible, &:focus-visible',
    '&:has(:focus-visible)&',
    '@media print',
  ])('so %s is right', (selector) => expect(own(selector)).toBe(true));

  test.each([
    '& p',
    '& > *',
    '& > :nth-child(2)',
    '&:has(+ p)',
    'p:has(+ p + dl)',
    '& .MuiButton-root',
    '& [role=group]',
    '& > h2 + p',
  ])('so %s is not', (selector) => expect(own(selector)).toBe(false));

  test('An element that the same file draws is its own', () => {
    expect(own('& path', '<path d="" />')).toBe(true);
    expect(own('& [data-cell]', '<rect data-cell={3} />')).toBe(true);
    expect(own('& path', '<rect data-cell={3} />')).toBe(false);
  });

  test('Its place among others is not told by counting them, whoever draws them', () => {
    expect(own('& path:last-child', '<path d="" />')).toBe(false);
  });

  test('What is under the pointer looks the same everywhere, so only a line may be its own', () => {
    expect(own('&:hover')).toBe(true);
    expect(
      quoted(`const a = { '&:hover': { background: color('tint') }, '&:focus': { background: 'none' } };`),
    ).toEqual(['&:hover']);
    expect(quoted(`const a = <Box sx={{ '&:hover': { bgcolor: 'tint' } }} />;`)).toEqual(['&:hover']);
    expect(faultsIn(`const a = { ...hovered, '&:hover': { textDecoration: 'underline' } };`)).toEqual([]);
  });

  test('The theme may style the parts of MUI’s components', () => {
    expect(faultsIn(`const a = { '& .MuiButton-icon': {} };`, 'src/theme/inputs.ts')).toEqual([]);
  });
});

describe('A browser that the site still promises', () => {
  test('draws no line of text that is said in one property with its style', () => {
    expect(
      quoted(
        "const a = { textDecoration: `underline 2px dotted ${color('ink')}` }; const b = { textDecoration: isOpen ? 'none' : 'underline' };",
      ),
    ).toEqual(['underline 2px dotted named']);
    expect(quoted('a { text-decoration: none; } b { text-decoration: underline dotted; }', 'a.css')).toEqual([
      'underline dotted',
    ]);
  });

  test('moves and turns nothing but by `transform`', () => {
    expect(
      quoted(`const a = { translate: '-50% 0', '&[open]': { rotate: '9deg' }, transform: 'none' };`),
    ).toEqual(['-50% 0', '9deg']);
  });

  test('takes a variable whose function it does not know, unless the style sheet asks first', () => {
    const variable = ':root { --line: color-mix(in srgb, red 65%, blue); }';
    expect(quoted(`${variable} a { color: color-mix(in srgb, red, blue); }`, 'a.css')).toEqual([
      'color-mix(in srgb, red 65%, blue)',
    ]);
    expect(quoted(`@supports (color: color-mix(in srgb, red, red)) { ${variable} }`, 'a.css')).toEqual([]);
    expect(quoted(`const a = { '--line': 'light-dark(red, blue)', '--ring': color('ink') };`)).toEqual([
      'light-dark(red, blue)',
    ]);
  });
});

describe('A color', () => {
  test('of one value is not given to a property that takes those with a tone for each use', () => {
    expect(
      quoted(
        `const a = <Typography color="muted" />; const b = <Typography color="textSecondary" sx={{ color: 'muted' }} />;
         const c = <Chip color="yes" />; const d = <Typography color="ink" />;`,
      ),
    ).toEqual(['muted', 'ink']);
  });
});
