import { rem, vars } from '@advantage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: `${rem(20)} minmax(0, 1fr)`,
  gap: space[2],
  paddingBlock: 6,
  fontSize: text.s.size,
  lineHeight: text.s.line,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

const base = style({ display: 'flex', paddingBlockStart: 2 });
export const mark = styleVariants({
  passed: [base, { color: color.positive.mark }],
  failed: [base, { color: color.critical.mark }],
  unknown: [base, { color: color.fg.subtle }],
});

export const name = style({ fontWeight: vars.weight.medium });

export const words = style({ color: color.fg.muted, overflowWrap: 'anywhere' });
