import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/**
 * Media query for a viewport so short that sticky bars would cover half of the fields: a phone in landscape, or a
 * preview.
 */
export const shortWindow = '(max-height: 31.1875em)';

/** Sticks to the bottom of the scroll container, except in a short viewport. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 15,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: rem(64),
  boxSizing: 'border-box',
  paddingBlock: space[3],
  paddingInline: space[8],
  background: color.bg.surface,
  borderTop: `1px solid ${color.border.default}`,
  '@media': {
    [media.print]: { display: 'none' },
    [shortWindow]: { position: 'static' },
    [media.rail]: { paddingInline: space[6] },
    [media.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: space[2], paddingInline: space[4] },
  },
});

export const why = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minWidth: 0,
  marginInlineEnd: 'auto',
  color: color.fg.muted,
  fontSize: text.m.size,
  lineHeight: text.m.line,
  // Receives focus when the buttons are disabled, but isn't a control.
  outline: 'none',
});

export const errors = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

export const mark = style({ display: 'flex', color: color.critical.mark });

export const buttons = style({
  display: 'flex',
  flex: 'none',
  gap: space[3],
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
});

globalStyle(`${buttons} > *`, {
  '@media': { [media.phone]: { flex: 1, height: vars.control.touch, paddingInline: space[2] } },
});

export const textAction = style({
  margin: 0,
  paddingBlock: space[1],
  paddingInline: 0,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  '@media': { [media.phone]: { minHeight: vars.control.touch } },
});
