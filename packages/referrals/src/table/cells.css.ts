import { media, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Visually hidden, but available to screen readers. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Parts of a cell on one line. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0 6px',
  minWidth: 0,
});

/** Like `line`, but wraps parts that don't fit. */
export const wrapping = style([line, { flexWrap: 'wrap' }]);

/** Shrinks and truncates with an ellipsis at the end of the text, in either page direction. */
export const cut = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  '@media': { [media.print]: { whiteSpace: 'normal' } },
});

/** A location: its state wraps below a long city and stays whole where the city is cut off. */
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '.25em',
  '@media': { [media.print]: { display: 'inline' } },
});

export const state = style({ flex: 'none' });

/** Clamps a text to two lines. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'break-word',
  whiteSpace: 'normal',
  unicodeBidi: 'plaintext',
} as const;

/** The policy types, or the first one with the number of others. */
export const lines = style({ ...twoLines, '@media': { [media.print]: { display: 'inline' } } });

/** The code of an industry, which is never cut off. */
export const code = style({
  flex: 'none',
  color: vars.color.fg.subtle,
  fontSize: vars.text.s.size,
  fontVariantNumeric: 'tabular-nums',
});

/** 'N/A (PL)': muted, and hidden on phones. */
export const notApplicable = style({
  color: vars.color.fg.subtle,
  fontSize: vars.text.xs.size,
  '@media': { [media.phone]: { display: 'none' } },
});

/** If the previous cell already shows 'N/A', only screen readers get it in this cell. */
globalStyle(`td:has(> ${notApplicable}) + td > ${notApplicable}`, unseen);

export const icon = style({ display: 'inline-flex', verticalAlign: 'middle', color: vars.color.fg.muted });
