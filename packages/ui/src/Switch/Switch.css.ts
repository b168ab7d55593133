import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text, weight, motion } = vars;

// Disabled by itself, or by a fieldset around it: React Aria hides its field one level deeper.
const disabled = '&[data-disabled], &:has(> * > :disabled)';
const trackOfDisabled = '[data-disabled] > &, :has(> * > :disabled) > &';
const trackOfSelectedDisabled =
  '[data-disabled][data-selected] > &, [data-selected]:has(> * > :disabled) > &';

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
        // A thumb's 44 px, without moving what stands above and below.
        selectors: { '&::after': { content: '', position: 'absolute', inset: '-12px 0' } },
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

export const track = style({
  position: 'relative',
  flex: 'none',
  boxSizing: 'border-box',
  width: 32,
  height: 20,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.full,
  background: color.bg.surface,
  color: color.border.control,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    [`${button.classNames.variants.size.l} > &`]: { marginBlockStart: 2 },
    '[data-selected] > &': {
      background: color.accent.bg,
      borderColor: color.accent.bg,
      color: color.accent.fg,
    },
    '[data-hovered]:not([data-selected]) > &': { background: color.bg.hover },
    '[data-hovered][data-selected] > &': {
      background: color.accent.bgHover,
      borderColor: color.accent.bgHover,
    },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
    '[data-invalid]:not([data-selected]) > &': { borderColor: color.critical.mark },
    [trackOfDisabled]: {
      background: color.bg.inset,
      borderColor: color.border.default,
      color: color.fg.subtle,
    },
    [trackOfSelectedDisabled]: {
      background: color.fg.subtle,
      borderColor: color.fg.subtle,
      color: color.bg.surface,
    },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      color: 'CanvasText',
      selectors: {
        '[data-selected] > &': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        [trackOfDisabled]: { borderColor: 'GrayText', color: 'GrayText' },
        [trackOfSelectedDisabled]: { background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});

export const thumb = style({
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineStart: 3,
  width: 12,
  height: 12,
  borderRadius: vars.radius.full,
  background: 'currentcolor',
  forcedColorAdjust: 'none',
  transition: `inset-inline-start ${motion.fast} ${motion.ease}`,
  selectors: {
    '[data-selected] > * > &': { insetInlineStart: 15 },
    '&[data-pending]': { background: 'transparent' },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

/** Error and description stand below the label, not below the switch. */
export const messages = recipe({
  base: { display: 'grid', gap: 'inherit', selectors: { '&:empty': { display: 'none' } } },
  variants: { size: { s: { paddingInlineStart: 40 }, l: { paddingInlineStart: 44 } } },
});
