import { media, rem, textStyle, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, weight } = vars;

/** Wraps a panel to handle its keys, without a box in the layout. */
export const keys = style({ display: 'contents' });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  ...textStyle.s,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { ...textStyle.l } },
});

// The action belongs to the title.
globalStyle(`${content} > :is([data-panel-footer], [data-claim-notice])`, {
  marginBlockStart: `calc(-1 * ${space[1]})`,
});

export const headEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
});

/** The title, and below it muted lines about the referral. */
export const lead = style({ display: 'grid', gap: 2, color: color.fg.muted });

export const title = style({
  margin: 0,
  color: color.fg.default,
  fontSize: rem(20),
  lineHeight: rem(28),
  fontWeight: weight.strong,
  letterSpacing: '-.015em',
  textWrap: 'balance',
});

/** The claim button, and below it time left and former price: in front of it on phones. */
export const offer = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: space[5] },
  },
});

export const deadline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
  '@media': { [media.phone]: { flexDirection: 'column', order: -1 } },
});

globalStyle(`${deadline} > span`, {
  ...textStyle.s,
  '@media': { [media.phone]: { ...textStyle.l } },
});

/** Status, price and time on one line. */
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
  marginBlockStart: `calc(-1 * ${space[2]})`,
  color: color.fg.muted,
});

export const price = style({
  color: color.fg.default,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const messageName = style({
  margin: '0 0 2px',
  ...textStyle.xs,
  fontWeight: weight.regular,
  color: color.fg.muted,
});

export const messageText = style({ margin: 0, whiteSpace: 'pre-line' });

/** One line about the contact details that don't show. */
export const locked = style({
  display: 'flex',
  gap: space[2],
  margin: 0,
  color: color.fg.muted,
  ...textStyle.s,
});

globalStyle(`${locked} > svg`, { flex: 'none', marginBlockStart: 2 });

export const facts = style({ margin: 0 });

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[6],
  boxSizing: 'border-box',
  minHeight: rem(36),
  paddingBlock: '8px 7px',
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  '@media': { [media.phone]: { minHeight: rem(44), paddingBlock: '10px 9px' } },
});

export const factName = style({ flex: 'none', color: color.fg.muted });

export const factValue = style({
  minWidth: 0,
  margin: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const code = style({ marginInlineStart: 6, color: color.fg.subtle });

/** Shown while the referral is loading. */
export const vacancy = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: rem(240),
  color: color.fg.muted,
});

export const street = style({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  height: rem(112),
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.m,
  background: color.bg.inset,
  objectFit: 'cover',
});
