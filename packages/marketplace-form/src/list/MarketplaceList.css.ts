import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space, text } = vars;

/** Content above the rows. */
export const tools = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

/** Explains the order. Hidden on phones, which have no room for it. */
export const help = style({
  paddingBlockEnd: space[2],
  '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** Filters at the start, actions at the end. On phones the actions are below the filters, on one line if they fit. */
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

/** Reserves its line until the count is known. On phones, shown only while filters hide rows. */
export const count = style({
  minHeight: text.s.line,
  '@media': { [media.phone]: { selectors: { '&:not([data-filtered])': { display: 'none' } } } },
});

/** Reserves space for the host's note about the sample, which loads after the list. */
export const sample = style({
  minHeight: `calc(${text.s.line} * 2)`,
  '@media': {
    '(max-width: 74.9375em)': { minHeight: `calc(${text.s.line} * 3)` },
    [media.phone]: { minHeight: `calc(${text.s.line} * 4 + ${space[1]})` },
  },
});

/** Reserves space for the first rows while they load. */
export const reserved = style({ minHeight: rem(448) });
