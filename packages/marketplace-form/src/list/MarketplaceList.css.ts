import { media, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** What the list is about, and the way to a new marketplace. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  '@media': { [media.phone]: { alignItems: 'stretch', flexDirection: 'column' } },
});

/** What an order is; a phone has no room for it. */
export const help = style({ '@media': { [media.phone]: { display: 'none' } } });

/** What can be done with the list; side by side on a phone too. */
export const actions = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: vars.space[3],
});

/** What a host adds comes later than the list: on a phone its half of the line is kept. */
export const insight = style({ display: 'grid' });

globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: 1 } } });

/** The room of the first rows while they load. */
export const reserved = style({ minHeight: 448 });

/** Filters, and how many rows they leave. */
export const tools = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

/** Keeps its line before the count is known. */
export const count = style({ minHeight: vars.text.s.line });
