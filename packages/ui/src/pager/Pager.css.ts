import { style } from '@vanilla-extract/css';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const pager = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  boxSizing: 'border-box',
  minHeight: rem(44),
  paddingInline: `${space[4]} ${space[3]}`,
  borderTop: `1px solid ${color.border.hairline}`,
  background: color.bg.surface,
  color: color.fg.muted,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.phone]: { minHeight: rem(56), paddingBlock: 6, paddingInline: `${space[4]} 6px` },
    [media.largeText]: { flexWrap: 'wrap' },
  },
});

export const text = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2], minWidth: 0 });

/** Between two texts on one line, which a phone has no room for. */
export const dot = style({
  color: color.fg.subtle,
  '@media': { 'screen and (max-width: 29.9375em)': { display: 'none' } },
});

export const buttons = style({
  display: 'flex',
  flex: 'none',
  '@media': {
    [media.print]: { display: 'none' },
  },
});

/** Decoration; hidden on phones to make room for the labels. */
export const chevron = style({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } });
