import type { ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { LinkBehavior } from './LinkBehavior';
import { color } from './palette';
import { control, focusRing, gutter, hovered, radius } from './tokens';
import { text } from './typography';

/** Which one of several is chosen: a tint, an edge and a sign. The empty alternative text keeps the sign from being read, as the state is. */
const chosen = {
  borderColor: color('primary'),
  background: color('tint'),
  color: color('primary'),
  '&::before': { content: "'✓' / ''", marginInlineEnd: 4 },
} as const;

/** The same for joined buttons, of which none becomes wider: their sign stands in the padding. */
export const chosenToggle = {
  borderColor: color('primary'),
  background: color('tint'),
  color: color('primary'),
  '&::before': { content: "'✓' / ''" },
} as const;

export const plainToggle = {
  borderColor: color('control'),
  background: color('card'),
  color: color('ink'),
  '&::before': { content: "''" },
} as const;

/** MUI makes the edge between joined buttons transparent: where one begins a line, it would have no left edge. */
const afterAnother = {
  borderInlineStart: `1.5px solid ${color('control')}`,
  '&[aria-pressed=true]': { borderInlineStartColor: color('primary') },
} as const;

/** What a press would do nothing with. `aria-disabled` rather than `disabled`, so that the button keeps its focus. */
const inactive = {
  borderColor: color('hairline'),
  background: 'none',
  color: color('muted'),
  cursor: 'default',
} as const;

/** On a ground that is not the page's, such as the bar's, the words could not be read on the tint of `hovered`. */
const underlined = (background: string) => ({ '&:hover': { background, textDecoration: 'underline' } });

/** MUI's mark is an SVG that React chooses by state: until the scripts have run, no box would show whether it is ticked. */
const noMark = createElement(() => null);

/**
 * The browser's own box instead, in the colors of the palette: a browser's unticked box is a brown gray in the dark scheme.
 * With forced colors the browser draws it, as the tick is a background, which would be removed.
 */
const ownInput = {
  root: {
    padding: 12,
    color: color('control'),
    alignSelf: 'start',
    // The ring is around the box: a second one, around its padding, would lie on the first letter of the label.
    '&.Mui-focusVisible': { outline: 0 },
    // MUI hides it under its mark, by a part of both that has no overrides of its own.
    '& .PrivateSwitchBase-input': {
      position: 'static',
      opacity: 1,
      width: 24,
      height: 24,
      margin: 0,
      '@media not (forced-colors: active)': {
        appearance: 'none',
        display: 'grid',
        placeContent: 'center',
        border: `1.5px solid ${color('control')}`,
        borderRadius: radius.control,
        background: color('card'),
        printColorAdjust: 'exact',
        '&[type=radio]': { borderRadius: '50%' },
        '&:checked': { borderColor: color('primary'), background: color('primary') },
        '&:checked::before': {
          content: "''",
          width: 14,
          height: 14,
          background: color('card'),
          clipPath: 'polygon(14% 44%, 0 60%, 40% 96%, 100% 20%, 84% 6%, 39% 64%)',
        },
        '&[type=radio]:checked::before': { width: 10, height: 10, borderRadius: '50%', clipPath: 'none' },
        '&:disabled': { opacity: 0.5 },
      },
    },
  },
} as const;

export const inputs: NonNullable<ThemeOptions['components']> = {
  // The ripple takes a quarter of the time from press to paint. MUI shows focus by it; a focus ring replaces that.
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: LinkBehavior },
    styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: control.medium,
        borderRadius: radius.control,
        padding: '8px 24px',
        textAlign: 'center',
        // A name that a visitor has typed may be one long word. Not `anywhere`, which lets short words break in a row, too.
        maxWidth: '100%',
        overflowWrap: 'break-word',
        ...text.label,
        // Every button has a border, so that all have the same height, and so that forced colours, which remove
        // backgrounds, still show an edge.
        border: '2px solid transparent',
        ...hovered,
        variants: [
          { props: { size: 'large' }, style: { minHeight: control.large } },
          {
            props: { size: 'small' },
            style: { minHeight: control.small, padding: '4px 16px', ...text.note, fontWeight: 650 },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: 'currentColor',
              '&[aria-expanded=true]': { background: color('tint') },
              '&[aria-pressed=true]': chosen,
            },
          },
          // As far from what is beside it as other buttons, and its word in line with the text above.
          { props: { variant: 'text' }, style: { paddingInline: 12 } },
          { props: { variant: 'contained' }, style: underlined(color('primary')) },
          { props: { color: 'inherit' }, style: underlined('none') },
          { props: { 'aria-disabled': true }, style: inactive },
        ],
        '&[aria-disabled=true], &[aria-disabled=true]:hover': inactive,
      },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: 48, minHeight: 48, borderRadius: radius.control, color: 'inherit' } },
  },
  // Where they do not fit one line, as on a phone, each line takes the whole width.
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { flexWrap: 'wrap', rowGap: '4px' },
      grouped: { flexGrow: 1 },
      middleButton: afterAnother,
      lastButton: afterAnother,
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        position: 'relative',
        minHeight: control.medium,
        padding: '8px 24px',
        border: '1.5px solid',
        borderRadius: radius.control,
        ...text.label,
        textTransform: 'none',
        ...plainToggle,
        '&::before': { content: "''", position: 'absolute', insetInlineStart: 6 },
        ...hovered,
        // Within: around it the ring would lie on the next button.
        '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -6 },
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: control.small, padding: '4px 24px', ...text.note, fontWeight: 650 },
          },
        ],
        // By the attribute, which is right before scripts run.
        '&[aria-pressed=true], &[aria-pressed=true]:hover': chosenToggle,
      },
    },
  },
  MuiFormControl: { styleOverrides: { root: { minWidth: 0 } } },
  // Above its box at all times, unlike MUI's `InputLabel`, which would cover what was typed before the scripts arrived.
  MuiFormLabel: {
    styleOverrides: {
      root: { marginBlockEnd: 8, ...text.label, '&, &.Mui-focused, &.Mui-error': { color: color('ink') } },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { margin: '0 0 0 -12px', alignItems: 'center', gap: 0 },
      label: { ...text.body2, minWidth: 0 },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: noMark, checkedIcon: noMark, indeterminateIcon: noMark },
    styleOverrides: ownInput,
  },
  MuiRadio: { defaultProps: { icon: noMark, checkedIcon: noMark }, styleOverrides: ownInput },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: radius.control,
        background: color('card'),
        ...text.body2,
        // The class is repeated to raise the selector's specificity. A descendant selector would be slow in the tests:
        // jsdom matches from the end and looks at every element.
        '&:has(:focus-visible)&': focusRing,
        '&, &:hover, &.Mui-focused': {
          '& .MuiOutlinedInput-notchedOutline': { border: `1.5px solid ${color('control')}` },
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { border: `2px solid ${color('ink')}` },
        variants: [
          // In a line of text. A finger needs more than a pointer.
          {
            props: { size: 'small' },
            style: {
              ...text.note,
              '& .MuiOutlinedInput-input': { paddingBlock: 8 },
              '@media (pointer: coarse)': { '& .MuiOutlinedInput-input': { paddingBlock: 12 } },
            },
          },
        ],
      },
      multiline: { padding: 0 },
      input: {
        height: 'auto',
        padding: '12px 16px',
        // The whole box has a focus ring already; this one would be a second, inside it.
        '&:focus-visible': { outline: 0 },
        // With `field-sizing` the attribute `rows` has no effect, so the least height is given here.
        'textarea&': {
          lineHeight: text.body1.lineHeight,
          minHeight: `calc(3lh + ${gutter})`,
          resize: 'vertical',
          fieldSizing: 'content',
        },
      },
      // MUI leaves room in it for a label, which stands above here.
      notchedOutline: { insetBlockStart: 0, '& legend': { display: 'none' } },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      // As specific as MUI's own rule, which leaves too little room for the arrow.
      select: { '&&&': { minHeight: 'auto', paddingInlineEnd: 48 } },
      icon: { insetInlineEnd: 16, color: color('muted') },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '8px 0 0',
        ...text.note,
        color: color('muted'),
        '&.Mui-error': { color: color('ink'), fontWeight: 650 },
        '&.Mui-error::before': { content: "'⚠ ' / ''" },
      },
    },
  },
};
