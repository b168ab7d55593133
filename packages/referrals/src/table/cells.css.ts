import { media, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Out of sight, but not out of a screen reader's. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Parts of a cell on one line; the first one gives way. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0 6px',
  minWidth: 0,
});

/** The same, where what follows goes below what has no room for it. */
export const wrapping = style([line, { flexWrap: 'wrap' }]);

/** Shrinks, cut at the end of its text, whichever way the page runs. */
export const cut = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  '@media': { [media.print]: { whiteSpace: 'normal' } },
});

/** A place: its state goes below a long city, and stays whole where the city is cut. */
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '.25em',
  '@media': { [media.print]: { display: 'inline' } },
});

export const state = style({ flex: 'none' });

/** A text on at most two lines. */
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

/** Names of policy types, or the first one with the number of the others. */
export const lines = style({ ...twoLines, '@media': { [media.print]: { display: 'inline' } } });

/** The code of an industry: never cut. */
export const code = style({
  flex: 'none',
  color: vars.color.fg.subtle,
  fontSize: vars.text.s.size,
  fontVariantNumeric: 'tabular-nums',
});

/** 'N/A (PL)': quiet, and blank on a phone. */
export const notApplicable = style({
  color: vars.color.fg.subtle,
  fontSize: vars.text.xs.size,
  '@media': { [media.phone]: { display: 'none' } },
});

/** Next to a cell that says so already, a cell says it to screen readers alone. */
globalStyle(`td:has(> ${notApplicable}) + td > ${notApplicable}`, unseen);

export const icon = style({ display: 'inline-flex', verticalAlign: 'middle', color: vars.color.fg.muted });
