import { media, rem, textStyle, underTopBar, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { cards } from './listLayout.ts';
import { room } from './MarketplaceTable.css.ts';

const { color, space, text } = vars;

/** Fills its page with one surface: the bar at the bottom of the window keeps to the end of a short list, too. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'auto',
  minWidth: 0,
  minHeight: `calc(100dvh - ${underTopBar})`,
  background: color.bg.surface,
  color: color.fg.default,
  '@media': { [media.print]: { minHeight: 0 } },
});

// The two elements around the table, which can be covered, pass on the height.
globalStyle(`${page} div:has(> ${room}), ${page} > div:has(${room})`, {
  display: 'flex',
  flexDirection: 'column',
  flex: 'auto',
});

/** A heading of the host's page, unless it is in the top bar. */
globalStyle(`${page} > :is(h1, h2)`, { margin: 0, padding: `${space[4]} ${space[4]} 0` });

/** One line, 64 px high. On a card layout the fact has its own line below the tools. */
export const band = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  minHeight: rem(64),
  paddingInline: space[4],
  '@media': {
    [cards]: {
      flexWrap: 'wrap',
      padding: `${space[2]} ${space[4]}`,
      borderBottom: `1px solid ${color.border.hairline}`,
    },
    [media.print]: { minHeight: 0 },
  },
});

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  minHeight: rem(28),
  color: color.fg.muted,
  ...textStyle.m,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [cards]: { flex: '1 0 100%', order: 3, ...textStyle.s },
    // On phones the fact takes two lines, which are there before it is, so that no row moves.
    [media.phone]: { minHeight: `calc(2 * ${text.s.line})` },
  },
});

export const find = style({
  display: 'flex',
  gap: space[2],
  minWidth: 0,
  '@media': {
    [cards]: { flex: 1 },
    // The search has its own line, and the buttons share the next one.
    [media.largeText]: { display: 'contents' },
    [media.print]: { display: 'none' },
  },
});

export const search = style({
  width: rem(216),
  '@media': {
    '(max-width: 74.9375em)': { width: rem(200) },
    [cards]: { flex: 1, width: 'auto', minWidth: 0 },
    [media.largeText]: { flexBasis: '100%' },
  },
});

export const more = style({
  '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** Only the plus below 1200 px, where its name is still the button's. */
export const create = style({ '@media': { [media.print]: { display: 'none' } } });
const iconOnly = '(max-width: 74.9375em)';
globalStyle(`${create} > a`, { '@media': { [iconOnly]: { minWidth: vars.control.m, padding: 0 } } });
globalStyle(`${create} > a`, { '@media': { [media.phone]: { minWidth: vars.control.touch } } });
globalStyle(`${create} > a > :not(svg)`, { '@media': { [iconOnly]: { display: 'none' } } });

/** On a phone the button shows its icon instead of its name. */
export const filterIcon = style({ display: 'none', '@media': { [media.phone]: { display: 'inline-flex' } } });
export const filterWord = style({ '@media': { [media.phone]: { display: 'none' } } });
export const active = style({ color: color.accent.softFg, fontWeight: vars.weight.strong });

/** The filters of the popover, below each other. */
export const options = style({ display: 'grid', gap: space[4], width: rem(296), maxWidth: '100%' });
export const label = style({
  display: 'block',
  marginBlockEnd: 6,
  ...textStyle.s,
  color: color.fg.muted,
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlock: `${space[4]} calc(-1 * ${space[2]})`,
  marginInlineEnd: `calc(-1 * ${space[3]})`,
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.border.hairline}`,
  color: color.fg.muted,
  ...textStyle.s,
});

/** Reserves space for the first rows while they load. */
export const reserved = style({ minHeight: rem(448) });
