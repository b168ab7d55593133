import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text, weight, motion } = vars;

// Disabled directly or by a surrounding fieldset.
const disabled = '&[data-disabled], fieldset:disabled &';

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    justifySelf: 'start',
    maxWidth: '100%',
    color: color.fg.default,
    cursor: 'pointer',
    selectors: {
      [disabled]: { color: color.fg.subtle, cursor: 'default' },
      '&[data-readonly]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { [disabled]: { color: 'GrayText' } } },
      [media.phone]: {
        // A 44 px touch target that doesn't move its neighbors. The switch may have no visible label.
        selectors: { '&::after': { content: '', position: 'absolute', inset: '-12px -6px' } },
      },
    },
  },
  variants: {
    size: {
      s: { gap: space[2], fontSize: text.s.size, lineHeight: text.s.line, fontWeight: weight.medium },
      l: { gap: space[3], fontSize: text.m.size, lineHeight: text.m.line },
    },
  },
});

const slide = `${motion.fast} ${motion.ease}`;

/** The native input, as tall as a target must be. Draws its thumb in `::before` and its track in `::after`. */
export const track = style({
  position: 'relative',
  flex: 'none',
  appearance: 'none',
  width: 32,
  height: 24,
  marginBlock: -2,
  marginInline: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: color.border.control,
  cursor: 'inherit',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: '2px 0',
      boxSizing: 'border-box',
      border: `1px solid ${color.border.control}`,
      borderRadius: vars.radius.full,
      background: color.bg.surface,
      transition: `background-color ${slide}`,
    },
    '&:checked': { color: color.accent.fg },
    '&:checked::after': { background: color.accent.bg, borderColor: color.accent.bg },
    ':hover > &:enabled:not(:checked)::after': { background: color.bg.hover },
    ':hover > &:enabled:checked::after': {
      background: color.accent.bgHover,
      borderColor: color.accent.bgHover,
    },
    '&:focus-visible::after': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
    '[data-invalid] > &:not(:checked)::after': { borderColor: color.critical.mark },
    '&:disabled': { color: color.fg.subtle },
    '&:disabled::after': { background: color.bg.inset, borderColor: color.border.default },
    '&:checked:disabled': { color: color.bg.surface },
    '&:checked:disabled::after': { background: color.fg.subtle, borderColor: color.fg.subtle },
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: 6,
      insetInlineStart: 4,
      width: 12,
      height: 12,
      borderRadius: vars.radius.full,
      background: 'currentcolor',
      forcedColorAdjust: 'none',
      transition: `inset-inline-start ${slide}`,
    },
    '&:checked::before': { insetInlineStart: 16 },
    '[data-readonly] > &::before': { background: 'transparent' },
  },
  '@media': {
    [media.reducedMotion]: { '::before': { transition: 'none' }, '::after': { transition: 'none' } },
    [media.forcedColors]: {
      color: 'CanvasText',
      selectors: {
        '&:checked': { color: 'HighlightText', forcedColorAdjust: 'none' },
        '&:checked::after': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:disabled': { color: 'GrayText' },
        '&:disabled::after': { borderColor: 'GrayText' },
        '&:checked:disabled': { color: 'Canvas' },
        '&:checked:disabled::after': { background: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

/** Rotates in place of the thumb. */
export const spinner = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineStart: 4,
  width: 12,
  height: 12,
  color: color.border.control,
  pointerEvents: 'none',
  selectors: {
    [`${track}:checked + &`]: { insetInlineStart: 16, color: color.accent.fg },
    ':disabled + &': { color: color.fg.subtle },
    ':checked:disabled + &': { color: color.bg.surface },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'CanvasText',
      selectors: { [`${track}:checked + &`]: { color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

/** Error and description align with the label, not with the switch. */
export const messages = recipe({
  base: { display: 'grid', gap: 'inherit', selectors: { '&:empty': { display: 'none' } } },
  variants: { size: { s: { paddingInlineStart: 40 }, l: { paddingInlineStart: 44 } } },
});
