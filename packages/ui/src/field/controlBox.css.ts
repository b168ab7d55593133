import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, focusRingWithin } from '../theme/focus.css.ts';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, control, space, text } = vars;

const sized = (height: string, { size, line }: { size: string; line: string }) => ({
  minHeight: height,
  fontSize: size,
  lineHeight: line,
  '@media': {
    [media.phone]: { minHeight: control.touch, fontSize: text.l.size, lineHeight: text.l.line },
  },
});

const invalid = '&[data-invalid]';
/** Disabled directly or by a surrounding fieldset. */
const disabled = '&[data-disabled], &:disabled, fieldset:disabled &';

/** The box around an input or a selected value. Set `data-invalid` and `data-disabled` on it to style these states. */
export const controlBox = recipe({
  base: [
    focusRing,
    focusRingWithin,
    {
      display: 'flex',
      alignItems: 'stretch',
      boxSizing: 'border-box',
      width: '100%',
      minWidth: 0,
      margin: 0,
      padding: 0,
      border: `1px solid ${color.border.control}`,
      borderRadius: vars.radius.m,
      background: color.bg.surface,
      color: color.fg.default,
      fontFamily: 'inherit',
      fontVariantNumeric: 'tabular-nums',
      selectors: {
        '&[data-readonly]': { background: color.bg.subtle },
        [invalid]: { borderColor: color.critical.mark, boxShadow: `0 0 0 1px ${color.critical.mark}` },
        [disabled]: { background: color.bg.inset, borderColor: color.border.default, color: color.fg.subtle },
      },
      '@media': {
        [media.forcedColors]: {
          selectors: {
            [invalid]: { borderWidth: 2 },
            [disabled]: { color: 'GrayText', borderColor: 'GrayText' },
          },
        },
      },
    },
  ],
  variants: {
    size: { s: sized(control.s, text.s), m: sized(control.m, text.m), l: sized(control.l, text.l) },
    /** A single line with nothing next to it: a block of minimum height, which the input fills. */
    isPlain: { true: { display: 'block', height: 0 }, false: {} },
  },
  defaultVariants: { size: 'l', isPlain: false },
});

/** Text or an icon before or after the input. */
export const affix = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: color.fg.muted,
  selectors: {
    '&:first-child': { paddingInlineStart: space[3] },
    '&:last-child': { paddingInlineEnd: space[3] },
  },
});

/** The native input. It fills the box, so that a click anywhere focuses it. */
export const input = style({
  flex: 1,
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  margin: 0,
  paddingBlock: 0,
  paddingInline: space[3],
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  textAlign: 'start',
  // Numbers and addresses keep their order in right-to-left text.
  unicodeBidi: 'plaintext',
  textOverflow: 'ellipsis',
  appearance: 'none',
  selectors: {
    [`${affix} + &`]: { paddingInlineStart: space[2] },
    '&::placeholder': { color: color.fg.subtle, opacity: 1 },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' },
    '&:disabled': { opacity: 1, WebkitTextFillColor: 'currentcolor' },
  },
  // On paper, a placeholder would look like a value.
  '@media': { [media.print]: { selectors: { '&::placeholder': { opacity: 0 } } } },
});

/**
 * A single-line input. While it has focus, strict containment lets the browser lay out and paint only this input.
 * That has no effect inside a flex box or grid.
 */
export const line = style([
  input,
  {
    selectors: {
      [`${controlBox.classNames.variants.isPlain.true} > &`]: { display: 'block', height: '100%' },
      '&:focus': { contain: 'strict' },
    },
  },
]);
