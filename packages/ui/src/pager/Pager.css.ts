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
  minHeight: rem(48),
  paddingBlock: space[2],
  paddingInline: space[5],
  borderTop: `1px solid ${color.border.hairline}`,
  background: color.bg.surface,
  color: color.fg.muted,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { paddingInline: space[4] }, [media.largeText]: { flexWrap: 'wrap' } },
});

export const buttons = style({
  display: 'flex',
  flex: 'none',
  gap: space[2],
  '@media': {
    [media.print]: { display: 'none' },
  },
});

/** Decoration; hidden on phones to make room for the labels. */
export const chevron = style({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } });
