import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** The schedule as a sentence. */
export const sentence = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: vars.radius.m,
  background: color.bg.inset,
  fontSize: text.l.size,
  lineHeight: text.l.line,
});

/** Centers the icon on the first line. */
export const mark = style({ flex: 'none', marginBlockStart: 3, color: color.fg.muted });
