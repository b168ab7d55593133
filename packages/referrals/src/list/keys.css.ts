import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text } = vars;

/** At the end of the status line. Hidden on phones and in print. */
export const hints = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginInlineStart: 'auto',
  color: color.fg.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** The individual keys, where space allows. */
export const details = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [`screen and (max-width: ${1359 / 16}em)`]: { display: 'none' } },
});

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minWidth: rem(20),
  minHeight: rem(20),
  paddingInline: space[1],
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.s,
  background: color.bg.surface,
  color: color.fg.default,
  fontFamily: 'inherit',
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
});

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: rem(24),
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.fg.default },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(180)}, 1fr))`,
  columnGap: space[6],
  margin: 0,
  marginBlockStart: space[4],
});

export const shortcut = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: rem(36),
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  color: color.fg.default,
  fontSize: text.m.size,
});

export const keys = style({ display: 'inline-flex', gap: space[1], margin: 0 });

export const note = style({
  margin: 0,
  marginBlockStart: space[4],
  color: color.fg.muted,
  fontSize: text.s.size,
});
