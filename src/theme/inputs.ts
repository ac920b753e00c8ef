import type { ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { LinkBehavior } from './LinkBehavior';
import { color } from './palette';
import {
  control,
  controlLine,
  focusRing,
  focusRingAround,
  gutter,
  hovered,
  inLessRoomThan,
  radius,
  signRoom,
  textButton,
} from './tokens';
import { text } from './typography';

/** The tick of a box and of what is chosen, as a shape to cut out: before scripts run, no element could be drawn for it. */
const tick = 'polygon(14% 44%, 0 60%, 40% 96%, 100% 20%, 84% 6%, 39% 64%)';

/** Which one of several is chosen: a tint, an edge and a tick. */
const chosen = {
  borderColor: color('primary'),
  background: color('tint'),
  color: color('primary'),
  '&::before': {
    content: "''",
    flexShrink: 0,
    inlineSize: '0.875em',
    blockSize: '0.875em',
    marginInlineEnd: '8px',
    background: 'currentColor',
    clipPath: tick,
  },
} as const;

/**
 * The same for joined buttons, of which none becomes wider when it is chosen: the tick and the space after it take as much
 * as a plain one has around its word. In px as text, because `sx` takes a number for a step of the scale.
 */
export const chosenToggle = {
  ...chosen,
  zIndex: 1,
  // A second line inside of the border. Without it the border is too thin to show which button is chosen; a thicker
  // border would move the words.
  boxShadow: `inset 0 0 0 1px ${color('primary')}`,
  paddingInline: '12px',
  '&::after': { content: 'none' },
} as const;

export const plainToggle = {
  zIndex: 0,
  borderColor: color('control'),
  background: color('card'),
  color: color('ink'),
  paddingInline: '16px',
  '&::before, &::after': { content: "''", inlineSize: '0.4375em' },
} as const;

/** On the line of the one before it. MUI would make this line transparent, also where the button begins a row. */
const afterAnother = {
  marginInlineStart: -controlLine,
  borderInlineStart: `${controlLine}px solid ${color('control')}`,
  '&[aria-pressed=true]': { borderInlineStartColor: color('primary') },
} as const;

/** In a box that is a container and has no room for them in a row. */
const inColumn = {
  flexDirection: 'column',
  alignSelf: 'stretch',
  '& .MuiToggleButton-root + .MuiToggleButton-root': {
    marginInlineStart: 0,
    marginBlockStart: -controlLine,
  },
  '& .MuiToggleButtonGroup-firstButton': {
    borderStartEndRadius: radius.control,
    borderEndStartRadius: 0,
  },
  '& .MuiToggleButtonGroup-lastButton': { borderStartEndRadius: 0, borderEndStartRadius: radius.control },
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

/** As high as the first line of its label. */
const boxSize = '1.5rem';
const boxPadding = 12;

/**
 * The browser's own box instead, in the colors of the palette: a browser's unticked box is a brown gray in the dark scheme.
 * With forced colors the browser draws it, as the tick is a background, which would be removed.
 */
const ownInput = {
  root: {
    padding: boxPadding,
    color: color('control'),
    alignSelf: 'start',
    // The ring is around the box: a second one, around its padding, would lie on the first letter of the label.
    '&.Mui-focusVisible': { outline: 0 },
    // MUI hides it under its mark, by a part of both that has no overrides of its own.
    '& .PrivateSwitchBase-input': {
      position: 'static',
      opacity: 1,
      width: boxSize,
      height: boxSize,
      margin: 0,
      '@media not (forced-colors: active)': {
        appearance: 'none',
        display: 'grid',
        placeContent: 'center',
        border: `1.5px solid ${color('control')}`,
        borderRadius: radius.control,
        background: color('card'),
        printColorAdjust: 'exact',
        WebkitPrintColorAdjust: 'exact',
        '&[type=radio]': { borderRadius: '50%' },
        '&:checked': { borderColor: color('primary'), background: color('primary') },
        '&:checked::before': {
          content: "''",
          width: '0.875rem',
          height: '0.875rem',
          background: color('card'),
          clipPath: tick,
        },
        '&[type=radio]:checked::before': {
          width: '0.625rem',
          height: '0.625rem',
          borderRadius: '50%',
          clipPath: 'none',
        },
        '&:disabled': { opacity: 0.5 },
      },
    },
  },
} as const;

/** Where the label of a radio button or a checkbox begins: what belongs to the label stands below it, not below the box. */
export const labelStart = `calc(${boxSize} + ${boxPadding}px)`;

/** For a text button that begins a line, or ends one: its word stands where the text above does. */
export const lineStart = {
  marginInlineStart: textButton.outset,
  // Forced colors draw the button's edge, which would stand outside of the column.
  '@media (forced-colors: active)': { marginInlineStart: 0 },
} as const;
export const lineEnd = {
  marginInlineEnd: textButton.outset,
  '@media (forced-colors: active)': { marginInlineEnd: 0 },
} as const;

/** MUI gives it px, which would not grow with the word beside it. */
const buttonIcon = { '& > *:nth-of-type(1)': { fontSize: text.h3.fontSize } } as const;

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
          {
            props: { variant: 'text' },
            style: {
              paddingInline: textButton.padding,
              // Its edge is outside of the line that it begins (`lineStart`): drawn, it would stand in the margin.
              '&&[aria-disabled=true]': { borderColor: 'transparent' },
            },
          },
          { props: { variant: 'contained' }, style: underlined(color('primary')) },
          { props: { variant: 'contained', color: 'error' }, style: underlined(color('ink')) },
          { props: { color: 'inherit' }, style: underlined('none') },
          { props: { 'aria-disabled': true }, style: inactive },
        ],
        '&[aria-disabled=true], &[aria-disabled=true]:hover': inactive,
      },
      startIcon: buttonIcon,
      endIcon: buttonIcon,
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: 48, minHeight: 48, borderRadius: radius.control, color: 'inherit' } },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        variants: [
          { props: { size: 'small' }, style: { [inLessRoomThan('smallToggle')]: inColumn } },
          { props: { size: 'medium' }, style: { [inLessRoomThan('toggle')]: inColumn } },
        ],
      },
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
        paddingBlock: 8,
        border: `${controlLine}px solid`,
        borderRadius: radius.control,
        ...text.label,
        textTransform: 'none',
        ...plainToggle,
        ...hovered,
        // Within: around it the ring would lie on the next button.
        '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -6 },
        variants: [
          {
            props: { size: 'small' },
            style: {
              minHeight: control.small,
              paddingBlock: 4,
              ...text.note,
              fontWeight: 650,
            },
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
      // The first line of the label is beside the box, and rows are apart also where it takes two.
      root: { margin: `0 0 0 ${-boxPadding}px`, alignItems: 'start', gap: 0 },
      label: { ...text.body2, minWidth: 0, paddingBlock: boxPadding },
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
        '&&': focusRingAround(),
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
      select: { '&&&': { minHeight: 'auto', paddingInlineEnd: signRoom, textOverflow: 'ellipsis' } },
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
        // Without a name for screen readers; the first is for browsers that know no name there.
        '&.Mui-error::before': { content: ["'⚠ '", "'⚠ ' / ''"] },
      },
    },
  },
};
