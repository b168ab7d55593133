import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text, weight, motion } = vars;

// Disabled by itself, or by a fieldset around it.
const disabled = '&:has(:disabled)';

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
        // A thumb's 44 px, without moving what stands around; a switch need not show its label.
        selectors: { '&::after': { content: '', position: 'absolute', inset: '-12px -6px' } },
      },
    },
  },
  variants: {
    size: {
      s: { gap: space[2], fontSize: text.s.size, lineHeight: text.s.line, fontWeight: weight.medium },
      l: { gap: space[3], fontSize: text.l.size, lineHeight: text.l.line },
    },
  },
});

const { l } = button.classNames.variants.size;
const slide = `${motion.fast} ${motion.ease}`;

/** The native field; its thumb is drawn by itself. */
export const track = style({
  position: 'relative',
  flex: 'none',
  appearance: 'none',
  boxSizing: 'border-box',
  width: 32,
  height: 20,
  margin: 0,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.full,
  outline: 'none',
  background: color.bg.surface,
  color: color.border.control,
  cursor: 'inherit',
  transition: `background-color ${slide}`,
  selectors: {
    [`${l} > &`]: { marginBlockStart: 2 },
    '&:checked': { background: color.accent.bg, borderColor: color.accent.bg, color: color.accent.fg },
    ':hover > &:enabled:not(:checked)': { background: color.bg.hover },
    ':hover > &:enabled:checked': { background: color.accent.bgHover, borderColor: color.accent.bgHover },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
    '[data-invalid] > &:not(:checked)': { borderColor: color.critical.mark },
    '&:disabled': { background: color.bg.inset, borderColor: color.border.default, color: color.fg.subtle },
    '&:checked:disabled': {
      background: color.fg.subtle,
      borderColor: color.fg.subtle,
      color: color.bg.surface,
    },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 3,
      insetInlineStart: 3,
      width: 12,
      height: 12,
      borderRadius: vars.radius.full,
      background: 'currentcolor',
      forcedColorAdjust: 'none',
      transition: `inset-inline-start ${slide}`,
    },
    '&:checked::before': { insetInlineStart: 15 },
    '[data-readonly] > &::before': { background: 'transparent' },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none', '::before': { transition: 'none' } },
    [media.forcedColors]: {
      color: 'CanvasText',
      selectors: {
        '&:checked': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
        '&:checked:disabled': { background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});

/** Turns in the place of the thumb. */
export const spinner = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineStart: 4,
  width: 12,
  height: 12,
  color: color.border.control,
  pointerEvents: 'none',
  selectors: {
    [`${l} > &`]: { insetBlockStart: 6 },
    ':checked + &': { insetInlineStart: 16, color: color.accent.fg },
    ':disabled + &': { color: color.fg.subtle },
    ':checked:disabled + &': { color: color.bg.surface },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'CanvasText',
      selectors: { ':checked + &': { color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

/** Error and description stand below the label, not below the switch. */
export const messages = recipe({
  base: { display: 'grid', gap: 'inherit', selectors: { '&:empty': { display: 'none' } } },
  variants: { size: { s: { paddingInlineStart: 40 }, l: { paddingInlineStart: 44 } } },
});
