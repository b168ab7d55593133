import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  paddingBlock: space[2],
  fontSize: text.s.size,
  lineHeight: text.s.line,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` },
    '&[data-unsaved]': {
      paddingInlineStart: space[2],
      borderInlineStart: `3px solid ${color.accent.mark}`,
    },
  },
});

export const before = style({
  marginInlineStart: space[2],
  color: color.fg.muted,
  overflowWrap: 'anywhere',
});

/** Leads to the fields of the sentence. */
export const sentence = style({
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
});
