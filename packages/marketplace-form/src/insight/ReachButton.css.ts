import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const intro = style({ display: 'grid', gap: space[1] });

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[3],
  fontSize: text.s.size,
  lineHeight: text.s.line,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

export const place = style({ color: color.fg.muted, textAlign: 'end' });
export const body = style({ display: 'grid', gap: 2, minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const muted = style({ color: color.fg.muted, overflowWrap: 'anywhere' });
export const moved = style({ color: color.fg.default });

/** Two parts of a whole: what it gets, and what others take first. */
export const bar = style({
  display: 'flex',
  height: 6,
  marginBlock: space[1],
  borderRadius: 3,
  background: color.bg.inset,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
export const got = style({
  background: color.accent.mark,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
export const taken = style({ background: color.border.control });
