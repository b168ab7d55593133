import { media, rem, textStyle, vars } from '@advantage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, radius, space, weight } = vars;

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const head = style({ display: 'flex', alignItems: 'center', gap: 2 });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** Place, mark, name and reason, with as much space on both sides as the band of the winner extends. */
const base = style({
  display: 'grid',
  gridTemplateColumns: `${rem(20)} ${rem(20)} minmax(0, 1fr) auto`,
  gap: `0 ${space[2]}`,
  alignItems: 'center',
  boxSizing: 'border-box',
  width: `calc(100% + 2 * ${space[3]})`,
  minHeight: rem(36),
  margin: `0 calc(-1 * ${space[3]})`,
  padding: `${space[1]} ${space[3]}`,
  border: 0,
  borderRadius: radius.m,
  background: 'none',
  color: color.fg.default,
  font: 'inherit',
  ...textStyle.m,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
  },
  '@media': { [media.phone]: { minHeight: vars.control.touch } },
});

export const row = styleVariants({
  failed: [base, { color: color.fg.muted }],
  match: [base],
  winner: [
    base,
    {
      minHeight: rem(44),
      background: color.bg.selected,
      fontWeight: weight.strong,
      selectors: { '&:hover': { background: color.bg.selected } },
    },
  ],
  fold: [base, textStyle.s, { color: color.fg.link, fontWeight: weight.medium }],
});

export const place = style({
  ...textStyle.s,
  color: color.fg.subtle,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${row.winner} > &`]: { color: 'inherit' } },
});

export const mark = style({ display: 'flex' });
globalStyle(`${row.fold}[aria-expanded='true'] svg`, { transform: 'rotate(90deg)' });
globalStyle(`:dir(rtl) > ${row.fold}[aria-expanded='false'] svg`, { transform: 'rotate(180deg)' });

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const end = style({
  ...textStyle.s,
  color: color.fg.muted,
  selectors: { [`${row.winner} > &`]: { color: color.accent.softFg } },
});
globalStyle(`${row.winner} svg`, { color: color.accent.softFg });

/** As far in as the names. */
const inset = `calc(2 * ${rem(20)} + 2 * ${space[2]})`;

export const caption = style({
  ...textStyle.s,
  padding: `${space[3]} 0 2px ${inset}`,
  color: color.fg.subtle,
});

export const sentences = style({
  ...textStyle.s,
  display: 'grid',
  gap: 2,
  padding: `0 0 ${space[2]} ${inset}`,
  color: color.fg.muted,
});

export const sentence = style({ margin: 0, overflowWrap: 'anywhere', ':empty': { display: 'none' } });
