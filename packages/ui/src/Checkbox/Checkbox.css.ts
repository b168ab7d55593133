import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, text } = vars;

/** The clickable line of a box or a radio button: mark and label. */
export const choice = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: 10,
    justifySelf: 'start',
    minWidth: 0,
    maxWidth: '100%',
    color: color.fg.default,
    cursor: 'pointer',
    overflowWrap: 'break-word',
    selectors: { '&[data-disabled], &:has(:disabled)': { color: color.fg.subtle, cursor: 'default' } },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-disabled], &:has(:disabled)': { color: 'GrayText' } } },
      [media.phone]: {
        // A thumb's 44 px, without moving what stands above and below.
        selectors: { '&::after': { content: '', position: 'absolute', inset: '-10px 0' } },
      },
    },
  },
  variants: {
    size: {
      s: { gap: 6, fontSize: text.xs.size, lineHeight: text.xs.line, color: color.fg.muted },
      m: { fontSize: text.m.size, lineHeight: text.m.line },
      l: { fontSize: text.l.size, lineHeight: text.l.line },
    },
  },
});

const { s, m, l } = choice.classNames.variants.size;
const selected = '[data-selected] > &, :checked + &';
/** By itself, or by a fieldset around it: React Aria hides its field one level deeper. */
const isDisabled = '[data-disabled] > &, :disabled + &, :has(> * > :disabled) > &';
const selectedAndDisabled =
  '[data-selected][data-disabled] > &, :checked:disabled + &, [data-selected]:has(> * > :disabled) > &';

/** The square or round mark itself. It follows React Aria's attributes or the native field before it. */
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 16,
  height: 16,
  border: `1px solid ${color.border.control}`,
  // The same in every brand: a rounder one would read as a radio button.
  borderRadius: 4,
  background: color.bg.surface,
  color: color.accent.fg,
  selectors: {
    [`${s} > &`]: { width: 14, height: 14, marginBlockStart: 1 },
    [`${m} > &`]: { marginBlockStart: 2 },
    [`${l} > &`]: { marginBlockStart: 4 },
    '[data-hovered] > &, :hover > :enabled + &': { background: color.bg.hover },
    [`${selected}, [data-indeterminate] > &`]: { background: color.accent.bg, borderColor: color.accent.bg },
    '[data-focus-visible] > &, :focus-visible + &': {
      outline: `2px solid ${color.focus.ring}`,
      outlineOffset: 2,
    },
    '[data-invalid]:not([data-selected]) > &': { borderColor: color.critical.mark },
    [isDisabled]: { background: color.bg.inset, borderColor: color.border.default },
    [selectedAndDisabled]: {
      background: color.fg.subtle,
      borderColor: color.fg.subtle,
      color: color.bg.surface,
    },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        [`${m} > &`]: { width: 20, height: 20, marginBlockStart: 0 },
        [`${l} > &`]: { width: 20, height: 20, marginBlockStart: 2 },
      },
    },
    [media.forcedColors]: {
      selectors: {
        [selected]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        [isDisabled]: { borderColor: 'GrayText' },
        [selectedAndDisabled]: { background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});

export const tick = style({
  visibility: 'hidden',
  width: 8,
  height: 4,
  marginBlockStart: -2,
  border: 'solid currentcolor',
  borderWidth: '0 0 2px 2px',
  transform: 'rotate(-45deg)',
  selectors: {
    '[data-selected] > * > &, :checked + * > &': { visibility: 'visible' },
    '[data-indeterminate] > * > &': {
      visibility: 'visible',
      height: 0,
      marginBlockStart: 0,
      borderWidth: '0 0 2px',
      transform: 'none',
    },
  },
});

/** Error and description stand below the label, not below the mark. */
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
