import { rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Scrolls on its own, so that the preview below stays visible. */
export const marketplaces = style({ minWidth: 0 });
globalStyle(`${marketplaces} > fieldset > div:has(input[type="checkbox"])`, {
  maxBlockSize: rem(212),
  overflowY: 'auto',
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  paddingBlock: space[2],
  fontSize: text.m.size,
  lineHeight: text.m.line,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

export const state = style({ color: color.fg.muted });
export const problem = style({ color: color.critical.fg });
