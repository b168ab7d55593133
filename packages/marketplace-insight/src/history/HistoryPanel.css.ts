import { vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const version = style({
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  overflowWrap: 'anywhere',
});

/** What a version changed, at most three lines of it. Pressing it opens the version. */
export const summary = style({
  display: 'grid',
  width: '100%',
  margin: 0,
  paddingBlock: space[2],
  paddingInline: 0,
  border: 0,
  background: 'transparent',
  color: color.fg.default,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
  },
});

globalStyle(`${summary} > :first-child`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const who = style({ color: color.fg.muted, fontSize: text.s.size, lineHeight: text.s.line });

export const opened = style({ display: 'grid', gap: space[3], paddingBlockEnd: space[4] });
