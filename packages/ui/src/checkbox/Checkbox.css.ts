import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, text } = vars;

// Disabled directly or by a surrounding fieldset.
const disabled = '&[data-disabled], fieldset:disabled &';

/** The clickable line of a checkbox or radio button: mark and label. */
export const choice = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: 10,
    justifySelf: 'start',
    minWidth: 0,
    maxWidth: '100%',
    color: color.fg.default,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      [disabled]: { color: color.fg.subtle, cursor: 'default' },
      // Without a visible label, a checkbox is only as wide as its mark.
      '&[data-nameless]': { position: 'relative' },
      '&[data-nameless]::after': { content: '', position: 'absolute', inset: '-2px -4px' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { [disabled]: { color: 'GrayText' } } },
      [media.touch]: { position: 'relative' },
      [media.phone]: {
        position: 'relative',
        // A 44 px touch target that doesn't move what is above and below.
        selectors: {
          '&::after': { content: '', position: 'absolute', inset: '-10px 0' },
          // A checkbox at the edge of a phone's screen has room only after it.
          '&[data-nameless]::after': { inset: 'auto', insetBlock: -10, insetInline: '0 -24px' },
        },
      },
    },
  },
  variants: {
    size: {
      s: {
        gap: 6,
        fontSize: text.xs.size,
        lineHeight: text.xs.line,
        color: color.fg.muted,
        '@media': { [media.phone]: { selectors: { '&::after': { insetBlock: -12 } } } },
      },
      m: {
        fontSize: text.m.size,
        lineHeight: text.m.line,
        '@media': { [media.phone]: { selectors: { '&::after': { insetBlock: -12 } } } },
      },
      l: { fontSize: text.l.size, lineHeight: text.l.line },
    },
  },
});

const { s, m, l } = choice.classNames.variants.size;
/** The square or round native input. It draws its own check mark or dot, because a form has hundreds of them. */
export const mark = style({
  flex: 'none',
  placeItems: 'center',
  appearance: 'none',
  boxSizing: 'border-box',
  width: 16,
  height: 16,
  margin: 0,
  border: `1px solid ${color.border.control}`,
  // The same in every brand: with rounder corners, it would look like a radio button.
  borderRadius: 4,
  outline: 'none',
  background: color.bg.surface,
  cursor: 'inherit',
  selectors: {
    [`${s} > &`]: { width: 14, height: 14, marginBlockStart: 1 },
    [`${m} > &`]: { marginBlockStart: 2 },
    [`${l} > &`]: { marginBlockStart: 4 },
    ':hover > &:enabled:not(:checked)': { background: color.bg.hover },
    '&:checked, [data-indeterminate] > &': {
      display: 'grid',
      background: color.accent.bg,
      borderColor: color.accent.bg,
      color: color.accent.fg,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
    '[data-invalid] > &:not(:checked)': { borderColor: color.critical.mark },
    // Directly or by a surrounding fieldset.
    '&:disabled': { background: color.bg.inset, borderColor: color.border.default },
    '&:checked:disabled': {
      background: color.fg.subtle,
      borderColor: color.fg.subtle,
      color: color.bg.surface,
    },
    '&:checked::before, [data-indeterminate] > &::before': { content: '' },
  },
  '@media': {
    // On touch devices the input covers the whole line, so that fingers and screen readers find it. With a mouse, the
    // label works just as well, and a layer for each of hundreds of inputs would slow down every keystroke.
    [media.touch]: { selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } } },
    [media.phone]: {
      selectors: {
        [`${m} > &`]: { width: 20, height: 20, marginBlockStart: 0 },
        [`${l} > &`]: { width: 20, height: 20, marginBlockStart: 2 },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&:checked': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:checked:disabled': { background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});

export const box = style([
  mark,
  {
    '::before': {
      width: 8,
      height: 4,
      marginBlockStart: -2,
      border: 'solid currentcolor',
      borderWidth: '0 0 2px 2px',
      transform: 'rotate(-45deg)',
    },
    selectors: {
      '[data-indeterminate] > &::before': {
        height: 0,
        marginBlockStart: 0,
        borderWidth: '0 0 2px',
        transform: 'none',
      },
    },
  },
]);

/** Error and description align with the label, not with the mark. */
export const messages = recipe({
  base: { display: 'grid', gap: 'inherit', selectors: { '&:empty': { display: 'none' } } },
  variants: {
    size: {
      s: { paddingInlineStart: 20 },
      m: { paddingInlineStart: 26, '@media': { [media.phone]: { paddingInlineStart: 30 } } },
      l: { paddingInlineStart: 26, '@media': { [media.phone]: { paddingInlineStart: 30 } } },
    },
  },
});
