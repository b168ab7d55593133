import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';
import { tight, tightDesk } from './columns.css.ts';

/** Parts of a cell on one line; the first one gives way. Where there is no room they stand below each other. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0 6px',
  minWidth: 0,
  '@media': { [tightDesk]: { selectors: { [`${tight} &`]: { flexWrap: 'wrap' } } } },
});

/** Gives way, cut at the end of its own text, whichever way the page runs. */
export const cut = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
});

/** A place on one line: the city gives way, the state stays. */
export const place = style({ display: 'flex' });

export const state = style({ flex: 'none', paddingInlineStart: '.25em' });

/** The code of an industry beside its description: never cut. */
export const code = style({
  flex: 'none',
  color: vars.color.fg.subtle,
  fontSize: vars.text.s.size,
  fontVariantNumeric: 'tabular-nums',
});

/** 'N/A (PL)': quiet, and blank on a phone (TBL-54). */
export const notApplicable = style({
  color: vars.color.fg.subtle,
  fontSize: vars.text.xs.size,
  '@media': { [media.phone]: { display: 'none' } },
});

export const icon = style({ display: 'inline-flex', verticalAlign: 'middle', color: vars.color.fg.muted });
