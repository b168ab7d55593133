import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, control, radius, space, text } = vars;

/** Wraps to another row when large text needs more than a seventh of the width. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(32)}, 1fr))`,
  gap: space[1],
});

const place = { gridArea: '1 / 1' } as const;

/** The native checkbox fills the whole day and is invisible, so that touch and screen readers find it there. */
export const box = style({
  ...place,
  appearance: 'none',
  width: '100%',
  height: '100%',
  margin: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

/**
 * Placed over the checkbox in the same grid cell, so that no separate layer is needed.
 */
export const letters = style({ ...place, pointerEvents: 'none' });

const on = '&:has(:checked)';
const off = '&:has(:disabled)';

export const day = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  height: control.m,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.m,
  background: color.bg.surface,
  color: color.fg.muted,
  fontSize: text.s.size,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover:not(:has(:disabled))': { background: color.bg.hover },
    [on]: { borderColor: color.accent.mark, background: color.accent.softBg, color: color.accent.softFg },
    '&[data-invalid]': { borderColor: color.critical.mark },
    [off]: { borderColor: color.border.default, background: color.bg.inset, color: color.fg.subtle },
    '&:has(:disabled:checked)': { color: color.fg.default, borderColor: color.border.control },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
  '@media': {
    [media.phone]: { height: control.touch, fontSize: text.m.size },
    [media.forcedColors]: {
      selectors: {
        [on]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&:has(:disabled:checked)': { color: 'HighlightText' },
      },
    },
  },
});
