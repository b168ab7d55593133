import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const running = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  paddingBlock: space[1],
  fontSize: text.s.size,
  lineHeight: text.s.line,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

/** Disclosures of the moves. */
export const moves = style({ fontSize: text.m.size, lineHeight: text.m.line });

export const numbers = style({ fontVariantNumeric: 'tabular-nums', color: color.fg.muted });
