import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const version = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  paddingBlock: space[2],
  fontSize: text.s.size,
  lineHeight: text.s.line,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

export const who = style({ fontWeight: vars.weight.medium });
export const number = style({ color: color.fg.muted, fontVariantNumeric: 'tabular-nums' });
export const summary = style({ gridColumn: '1 / -1', color: color.fg.muted });

export const restore = style({ display: 'grid', justifyItems: 'start', gap: space[2] });
