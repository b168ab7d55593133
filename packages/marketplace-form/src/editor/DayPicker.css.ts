import { media, rem, vars } from '@advantage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, control, radius, space, text } = vars;

const week = style({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' });
/** Wraps to another row when large text needs more than a seventh of the width. */
const fitting = `repeat(auto-fit, minmax(${rem(32)}, 1fr))`;
const wideWeek = style({ display: 'grid', gridTemplateColumns: fitting });

/** The seven days, sized for the form or for a table row. */
export const days = styleVariants({
  l: [wideWeek, { gap: space[2], '@media': { [media.phone]: { gap: space[1] } } }],
  s: [
    week,
    {
      gap: space[1],
      width: 'fit-content',
      '@media': { [media.phone]: { width: '100%', gridTemplateColumns: fitting } },
    },
  ],
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
 * Placed over the checkbox in the same grid cell, so that no separate layer is needed: a table has hundreds of days.
 */
export const letters = style({ ...place, pointerEvents: 'none' });

const on = '&:has(:checked)';
const off = '&:has(:disabled)';

const one = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  border: `1px solid ${color.border.control}`,
  background: color.bg.surface,
  color: color.fg.muted,
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
    [media.forcedColors]: {
      selectors: {
        [on]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&:has(:disabled:checked)': { color: 'HighlightText' },
      },
    },
  },
});

const onPhone = { '@media': { [media.phone]: { height: control.touch, fontSize: text.m.size } } };

export const day = styleVariants({
  l: [one, { height: control.l, borderRadius: radius.m, fontSize: text.m.size, ...onPhone }],
  s: [
    one,
    { minWidth: rem(28), height: rem(28), borderRadius: radius.s, fontSize: text.xs.size, ...onPhone },
  ],
});
