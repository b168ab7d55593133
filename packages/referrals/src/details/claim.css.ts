import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text } = vars;

/** Stacked buttons at the bottom of a panel. */
export const bar = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

/** The fieldset of a question, with stacked buttons like `bar`. */
export const group = style([bar, { minWidth: 0, margin: 0, padding: 0, border: 0 }]);

export const hint = style({
  margin: 0,
  color: color.fg.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  textAlign: 'center',
});

export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
});

export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: space[2],
  '@media': { [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Receives focus when the focused element is removed. */
export const notice = style({
  borderRadius: radius.m,
  outline: 'none',
  selectors: {
    [`${bar} > &`]: { marginBlockEnd: space[2] },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
});

/** Time left and former price. */
export const deadline = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const was = style({
  color: color.fg.subtle,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontVariantNumeric: 'tabular-nums',
});

/** The buttons shown after a claim. */
export const outcomeActions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[2],
  '@media': { [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
