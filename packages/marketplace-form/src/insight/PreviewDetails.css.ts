import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const rule = style({
  display: 'grid',
  gridTemplateColumns: `${rem(132)} minmax(0, 1fr) ${rem(124)}`,
  alignItems: 'center',
  columnGap: space[3],
  minHeight: rem(32),
  fontSize: text.s.size,
  lineHeight: text.s.line,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: space[1] } },
});

/** Bar for the share of the sample that a rule filtered out. Repeats the numbers next to it. */
export const track = style({
  height: 8,
  borderRadius: 4,
  background: color.bg.inset,
  overflow: 'hidden',
  '@media': {
    [media.phone]: { gridColumn: '1 / -1', gridRow: 2 },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const fill = style({
  height: '100%',
  borderRadius: 4,
  background: color.accent.mark,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const numbers = style({ textAlign: 'end', color: color.fg.muted });
export const count = style({ color: color.fg.default, fontWeight: vars.weight.medium });

export const referral = style({
  display: 'grid',
  gap: 2,
  paddingBlock: space[2],
  fontSize: text.s.size,
  lineHeight: text.s.line,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

export const risk = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const facts = style({ color: color.fg.muted, overflowWrap: 'anywhere' });
export const why = style({ color: color.critical.fg, overflowWrap: 'anywhere' });
