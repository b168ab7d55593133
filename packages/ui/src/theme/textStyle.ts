import { vars } from './vars.css.ts';

const { text } = vars;

/** Font size and line height of each text size, to spread into a style. */
export const textStyle = {
  xs: { fontSize: text.xs.size, lineHeight: text.xs.line },
  s: { fontSize: text.s.size, lineHeight: text.s.line },
  m: { fontSize: text.m.size, lineHeight: text.m.line },
  l: { fontSize: text.l.size, lineHeight: text.l.line },
} as const;
