/** Marks the one thing that goes to the printer. On the screen it is the field's twin, and hidden. */
export const printedLetter = { 'data-printed-letter': true } as const;

const letter = '[data-printed-letter]';

/** Styles of what holds the letter: once there is one, nothing else of it is printed. */
export const printsLetterOnly = {
  '@media print': {
    [`&:has(${letter}) *:not(${letter}):not(:has(${letter}))`]: { display: 'none' },
    [`& ${letter}`]: { display: 'block' },
  },
} as const;
