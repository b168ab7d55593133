import { style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.css.ts';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const section = style([
  focusRing,
  {
    // A separate layer, so that changes inside are measured and painted without the rest of the page.
    position: 'relative',
    // Containment avoids repainting a section that moves because content above it grew. Only on screen, so that page
    // breaks aren't affected.
    '@media': { screen: { '@supports': { 'selector(:popover-open)': { contain: 'layout style' } } } },
    boxSizing: 'border-box',
    minWidth: 0,
    background: color.bg.surface,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.l,
    // Keeps the section clear of the sticky top bar when a link scrolls to it.
    scrollMarginTop: `calc(${vars.size.topbar} + ${space[6]})`,
  },
]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: rem(56),
  boxSizing: 'border-box',
  paddingBlock: space[3],
  paddingInline: space[6],
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const actions = style({ marginInlineStart: 'auto' });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  padding: space[6],
  borderTop: `1px solid ${color.border.hairline}`,
  '@media': { [media.phone]: { gap: space[5], paddingBlock: space[5], paddingInline: space[4] } },
});

export const folded = style({
  margin: 0,
  marginTop: `calc(-1 * ${space[2]})`,
  paddingInline: space[6],
  paddingBottom: space[5],
  color: color.fg.muted,
  '@media': { [media.phone]: { paddingInline: space[4], paddingBottom: space[4] } },
});

export const divider = style({
  margin: 0,
  marginInline: `calc(-1 * ${space[6]})`,
  border: 0,
  borderTop: `1px solid ${color.border.hairline}`,
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${space[4]})` } },
});
