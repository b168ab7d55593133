import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space, text } = vars;

/** What is above the rows. */
export const tools = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

/** What an order is; a phone has no room for it. */
export const help = style({
  paddingBlockEnd: space[2],
  '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** Filters at the start, the way to a new marketplace at the end; on a phone below the filters, in one line where it fits. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const create = style({
  display: 'flex',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': {
    [media.phone]: { flexWrap: 'wrap', flex: '1 0 100%' },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`${create} > *`, { '@media': { [media.phone]: { flex: '1 0 auto' } } });
globalStyle(`${bar} > [role="search"]`, { '@media': { [media.phone]: { flex: '1 0 100%' } } });

/** Keeps its line before the count is known. A phone says it only where rows are hidden. */
export const count = style({
  minHeight: text.s.line,
  '@media': { [media.phone]: { selectors: { '&:not([data-filtered])': { display: 'none' } } } },
});

/** What a host says about the sample comes later than the list: its room is kept. */
export const sample = style({
  minHeight: `calc(${text.s.line} * 2)`,
  '@media': {
    '(max-width: 74.9375em)': { minHeight: `calc(${text.s.line} * 3)` },
    [media.phone]: { minHeight: `calc(${text.s.line} * 4 + ${space[1]})` },
  },
});

/** The room of the first rows while they load. */
export const reserved = style({ minHeight: rem(448) });
