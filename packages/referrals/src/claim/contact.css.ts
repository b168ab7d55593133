import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** A line with phone, email or address, tall enough for touch on phones. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: rem(36),
  '@media': { [media.phone]: { minHeight: rem(44) } },
});

globalStyle(`${line} > button`, { '@media': { [media.print]: { display: 'none' } } });

export const icon = style({ display: 'flex', flex: 'none', color: color.fg.muted });

export const value = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${value} > a:not(:hover)`, { color: 'inherit', textDecoration: 'none' });
