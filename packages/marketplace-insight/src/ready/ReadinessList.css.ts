import { rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

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

export const mark = style({ display: 'flex', paddingBlockStart: 2, color: color.critical.mark });

export const words = style({ color: color.fg.muted, overflowWrap: 'anywhere' });
