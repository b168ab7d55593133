import { textStyle, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gap: 2,
  paddingBlock: space[2],
  ...textStyle.m,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

export const before = style({ color: color.fg.muted });
export const after = style({ textDecoration: 'none' });
/** Words that only one of two compared sentences contains. */
export const own = style({ color: color.fg.default, fontWeight: vars.weight.strong });
