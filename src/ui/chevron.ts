/** Styles for an `::after`: a theme and the browser's own `summary` can take these, unlike an icon component. */
export const chevron = {
  content: "''",
  flexShrink: 0,
  width: '0.5em',
  height: '0.5em',
  marginInlineStart: 12,
  border: 'solid currentColor',
  borderWidth: '0 2px 2px 0',
  transform: 'translateY(-25%) rotate(45deg)',
} as const;

export const chevronOpen = { transform: 'translateY(25%) rotate(225deg)' } as const;
