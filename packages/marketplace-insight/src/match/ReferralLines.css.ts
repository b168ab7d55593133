import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

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
