import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text, weight, motion } = vars;

// Disabled by itself, or by a fieldset around it.
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
        // A thumb's 44 px, without moving what is around; a switch need not show its label.
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

/** The native field, as tall as a target must be: it draws its thumb before and its track after itself. */
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
