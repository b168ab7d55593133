import { media, rem, textStyle, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Stays at the bottom of the window. */
export const bar = style({
  position: 'sticky',
  zIndex: 3,
  insetBlockEnd: rem(20),
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  boxSizing: 'border-box',
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${space[2]})`,
  minHeight: rem(48),
  marginBlock: rem(20),
  marginInline: 'auto',
  paddingInline: `${space[5]} 6px`,
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.l,
  background: color.bg.raised,
  boxShadow: vars.shadow.l,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { paddingInlineStart: space[3] }, [media.print]: { display: 'none' } },
});
export const count = style({
  marginInlineEnd: space[2],
  fontWeight: vars.weight.strong,
  fontSize: text.m.size,
});

export const action = style({
  display: 'flex',
  // On a phone there is room for two changes.
  '@media': { [media.phone]: { selectors: { '&[data-kind$="State"]': { display: 'none' } } } },
});
export const rule = style({
  width: 1,
  height: 20,
  marginInline: space[1],
  background: color.border.default,
});

export const inputs = style({ display: 'grid', gap: space[4] });

export const lines = style({
  maxHeight: rem(260),
  margin: `${space[3]} 0 0`,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: 3,
  ...textStyle.m,
});
export const effect = style({ flex: 'none', color: color.fg.muted, fontVariantNumeric: 'tabular-nums' });
export const problem = style({ color: color.critical.fg, textAlign: 'end' });

/** Reaches the edges of the popover. */
export const foot = style({
  display: 'grid',
  margin: `${space[4]} calc(-1 * ${space[4]}) calc(-1 * ${space[4]})`,
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.border.hairline}`,
});
