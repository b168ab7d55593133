import { style } from '@vanilla-extract/css';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;
const line = `1px solid ${color.border.hairline}`;

export const popover = style({ minWidth: rem(200) });

/** On phones: a sheet at the bottom of the window, within reach of the thumb. */
export const sheet = style({
  paddingBlock: space[2],
  paddingBlockEnd: `max(${rem(34)}, env(safe-area-inset-bottom))`,
});

export const header = style({ padding: space[4], borderBottom: line });

export const menu = style({ padding: space[1], outline: 'none' });

export const separator = style({
  margin: 0,
  marginBlock: space[1],
  marginInline: `calc(-1 * ${space[1]})`,
  border: 0,
  borderTop: line,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  boxSizing: 'border-box',
  minHeight: rem(36),
  paddingInline: 10,
  borderRadius: vars.radius.m,
  color: color.fg.default,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.bg.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
    '&[data-disabled]': { color: color.fg.subtle, cursor: 'default' },
  },
  '@media': {
    [media.phone]: { gap: 14, minHeight: rem(48), paddingInline: space[4], fontSize: vars.text.l.size },
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const mark = style({ display: 'flex', flex: 'none', color: color.fg.muted });

/** What an entry is set to. */
export const value = style({
  marginInlineStart: 'auto',
  paddingInlineStart: space[6],
  color: color.fg.muted,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  '@media': { [media.phone]: { fontSize: vars.text.s.size } },
});

export const label = style({
  paddingBlock: space[1],
  paddingInline: 10,
  color: color.fg.muted,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: vars.weight.medium,
});

/** Visible only on the selected entry of a choice. */
export const tick = style({
  display: 'none',
  marginInlineStart: 'auto',
  paddingInlineStart: space[4],
  color: color.accent.mark,
  selectors: { '[data-selected] > &': { display: 'flex' } },
});
