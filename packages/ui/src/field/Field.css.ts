import { style } from '@vanilla-extract/css';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text, weight } = vars;

/** A control with its label, description and error. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  alignContent: 'start',
  minWidth: 0,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: vars.control.s,
  marginBlockEnd: 2,
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  marginInlineEnd: 'auto',
});

export const label = style({
  fontSize: text.m.size,
  lineHeight: text.m.line,
  fontWeight: weight.medium,
  color: color.fg.default,
});

export const note = style({
  fontSize: text.s.size,
  lineHeight: text.s.line,
  color: color.fg.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** 'Required', until something is entered. */
export const whileEmpty = style({
  selectors: { [`${field}:has(:is(input, textarea):not(:placeholder-shown)) &`]: { display: 'none' } },
});

const message = { fontSize: text.s.size, lineHeight: text.s.line, overflowWrap: 'break-word' } as const;

export const description = style({ ...message, color: color.fg.muted });

export const error = style({
  ...message,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  color: color.critical.fg,
});

/** Only forced colors, where an error has the color of other text. Centered on the first line of the text next to it. */
export const errorIcon = style({
  display: 'none',
  flex: 'none',
  marginBlockStart: 3,
  '@media': { [media.forcedColors]: { display: 'block' } },
});

export const range = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
});
