import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const card = style({ border: `1px solid ${color.border.default}`, borderRadius: radius.m });

/** A line with phone, email or address, tall enough for touch. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: rem(43),
  paddingInline: `${space[3]} ${space[2]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

globalStyle(`${line} > button`, { '@media': { [media.print]: { display: 'none' } } });

export const icon = style({ display: 'flex', flex: 'none', color: color.fg.muted });

export const value = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const street = style({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  height: rem(112),
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.m,
  background: color.bg.inset,
  objectFit: 'cover',
});

export const redacted = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: `1px dashed ${color.border.control}`,
  borderRadius: radius.m,
  color: color.fg.muted,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
});

export const why = style({ display: 'flex', alignItems: 'center', gap: space[2], margin: 0 });

export const bars = style({ display: 'grid', gap: space[2] });

const widths = { Name: '48%', Phone: '36%', Email: '64%', Business: '56%', Address: '78%' };

/** A label and a gray bar, about as long as the real text. */
export const bar = styleVariants(widths, (width) => ({
  display: 'grid',
  gridTemplateColumns: `72px 1fr`,
  alignItems: 'center',
  columnGap: space[4],
  selectors: {
    '&::after': {
      content: '',
      width,
      height: 10,
      borderRadius: radius.full,
      background: color.border.default,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::after': { border: '1px solid' } } } },
}));

/** Buttons, side by side if they fit. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(140)}, 1fr))`,
  gap: space[2],
});
