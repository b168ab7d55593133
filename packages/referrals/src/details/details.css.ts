import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = vars;

/** Wraps a panel to handle its keys, without a box in the layout. */
export const keys = style({ display: 'contents' });

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const position = style({
  whiteSpace: 'nowrap',
  marginInline: `${space[1]} ${space[2]}`,
  fontVariantNumeric: 'tabular-nums',
});

export const headEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
});

export const anyLength = style({ overflowWrap: 'anywhere' });

export const priceRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  minHeight: rem(32),
});

export const price = style({
  fontSize: text['3xl'].size,
  lineHeight: text['3xl'].line,
  fontWeight: weight.strong,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums',
});

export const was = style({
  alignSelf: 'flex-end',
  paddingBlockEnd: 5,
  color: color.fg.subtle,
  fontVariantNumeric: 'tabular-nums',
  textDecorationThickness: '1px',
});

export const timeLeft = style({ marginInlineStart: 'auto' });

export const lead = style({ display: 'grid', gap: 2 });

export const headline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
  marginBlockStart: 6,
  padding: 0,
  listStyle: 'none',
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: text.s.line,
});

export const chip = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], minWidth: 0 });

export const message = style({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.m,
  background: color.bg.inset,
});

export const messageText = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Small heading of a section of the panel. */
export const partName = style({
  margin: 0,
  marginBlockEnd: space[2],
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontWeight: weight.medium,
  color: color.fg.muted,
});

export const messageName = style([partName, { marginBlockEnd: space[1] }]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: space[6],
  margin: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  boxSizing: 'border-box',
  minHeight: rem(32),
  paddingBlock: '6px 5px',
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  fontSize: text.s.size,
  lineHeight: text.s.line,
});

export const wide = style({ gridColumn: '1 / -1' });

export const factName = style({ flex: 'none', color: color.fg.muted });

export const factValue = style({
  minWidth: 0,
  margin: 0,
  textAlign: 'end',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const code = style({
  marginInlineStart: 6,
  color: color.fg.subtle,
  fontWeight: weight.regular,
});

/** Shown while the referral is loading. */
export const vacancy = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: rem(240),
  color: color.fg.muted,
});
