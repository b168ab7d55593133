import { media, rem, textStyle, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const test = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  minWidth: 0,
  '@media': { [media.print]: { display: 'none' } },
});

/** The outcome of a test, as wide as the fields. Grayscale while the next test runs. */
export const outcome = style({
  display: 'grid',
  gap: space[2],
  width: '100%',
  minWidth: 0,
  selectors: { '&[data-earlier]': { filter: 'grayscale(1)' } },
});

/** A request or response, verbatim. Long content scrolls on its own. */
export const code = style({
  boxSizing: 'border-box',
  maxBlockSize: rem(240),
  margin: 0,
  overflow: 'auto',
  padding: space[3],
  border: `1px solid ${color.border.hairline}`,
  borderRadius: vars.radius.m,
  background: color.bg.inset,
  fontFamily: 'ui-monospace, monospace',
  ...textStyle.s,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
