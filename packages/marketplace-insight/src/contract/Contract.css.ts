import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.border.hairline}`,
  fontSize: text.s.size,
  lineHeight: text.s.line,
  overflowWrap: 'anywhere',
});

export const before = style({ color: color.fg.muted });

/** Button that leads to the fields of the sentence. */
export const sentence = style({
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: color.fg.default,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
    '[data-unsaved] > &': { color: color.accent.softFg },
  },
  '@media': { [media.phone]: { minHeight: vars.control.touch } },
});
