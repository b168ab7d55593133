import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Card around the table. Phones show the recipients without a card. */
export const frame = style({
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.m,
  overflowX: 'auto',
  '@media': { [media.phone]: { border: 0, borderRadius: 0, overflow: 'hidden' } },
});

export const table = style({
  width: '100%',
  // At large text sizes the table scrolls instead of squeezing out the addresses.
  minWidth: rem(656),
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: text.m.size,
  lineHeight: text.m.line,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'block', minWidth: 0 } },
});

globalStyle(`${table} > tbody`, { '@media': { [media.phone]: { display: 'block' } } });

export const head = style({
  background: color.bg.subtle,
  color: color.fg.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  '@media': {
    [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

globalStyle(`${head} th`, {
  boxSizing: 'border-box',
  height: rem(44),
  paddingInline: 6,
  borderBottom: `1px solid ${color.border.hairline}`,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});
globalStyle(`${head} th:first-child`, { paddingInlineStart: space[4] });

export const purchaserColumn = style({ width: rem(76) });
export const daysColumn = style({ width: rem(236) });
export const timesColumn = style({ width: rem(264) });

export const row = style({
  selectors: { '& + &': { borderTop: `1px solid ${color.border.hairline}` } },
  '@media': { [media.phone]: { display: 'grid', gap: space[3], paddingBlock: space[4] } },
});

export const cell = style({
  paddingBlock: space[3],
  paddingInline: 6,
  verticalAlign: 'top',
  '@media': { [media.phone]: { padding: 0 } },
});

export const address = style([
  cell,
  {
    paddingInlineStart: space[4],
    // Aligns the address with the middle of the days next to it.
    paddingBlockStart: space[4],
    lineHeight: text.m.line,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '@media': {
      [media.phone]: {
        paddingBlockStart: 0,
        paddingInlineStart: 0,
        fontSize: text.l.size,
        lineHeight: text.l.line,
        fontWeight: vars.weight.medium,
      },
    },
  },
]);

export const purchaser = style([
  cell,
  {
    paddingBlockStart: 14,
    '@media': { [media.phone]: { display: 'flex', alignItems: 'center', gap: space[2], padding: 0 } },
  },
]);

export const phoneOnly = style({ '@media': { [media.desktop]: { display: 'none' } } });

/** A control above its 'Match marketplace' checkbox. */
export const own = style({ display: 'grid', gap: space[2], minWidth: 0 });

/** The marketplace's times, as high as the days next to them. */
export const hours = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: rem(28),
  color: color.fg.muted,
});

export const ownTimes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[2],
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  color: color.critical.fg,
  fontSize: text.s.size,
  lineHeight: text.s.line,
});

globalStyle(`${error} > svg`, { flex: 'none', marginBlockStart: 3 });
