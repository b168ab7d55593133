import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wideLayoutQuery } from '../form/wideLayoutQuery.ts';

const { space } = vars;

/** The page before the form is loaded. */
export const page = style({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  '@media': { [media.phone]: { padding: space[4] } },
});

export const reserved = style({ minHeight: rem(448) });

/** Section navigation at the start, form next to it. On narrow screens, the form alone. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: `216px minmax(0, ${vars.size.form})`,
  justifyContent: 'center',
  alignItems: 'start',
  gap: space[10],
  padding: `${space[6]} ${space[8]} ${space[8]}`,
  '@media': {
    [media.print]: { display: 'block', padding: 0 },
    [media.rail]: {
      gridTemplateColumns: `minmax(0, ${vars.size.form})`,
      gap: space[4],
      padding: `${space[5]} ${space[6]}`,
    },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[4],
      padding: `${space[4]} 0 ${space[6]}`,
    },
  },
});

/** Adds a column for an insight at the end. */
export const withInsight = style({
  '@media': {
    [wideLayoutQuery]: {
      // Limited to shares of the page, because large text would leave no room for the fields.
      gridTemplateColumns: `min(${rem(192)}, 20%) minmax(0, ${vars.size.form}) minmax(min(${rem(320)}, 34%), min(${rem(400)}, 34%))`,
      gap: space[6],
      paddingInline: space[6],
    },
  },
});

/** The heading above all columns. Hidden if the host renders it elsewhere. */
export const head = style({
  gridColumn: '1 / -1',
  marginBlockEnd: `calc(-1 * ${space[4]})`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.rail]: { marginBlockEnd: 0 },
    [media.phone]: { marginBlockEnd: 0, paddingInline: space[4] },
  },
});

/** Sticky while the form scrolls. */
export const side = style({
  display: 'grid',
  gap: space[2],
  '@media': {
    [media.print]: { display: 'none' },
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(var(--marketplace-form-top, ${vars.size.topbar}) + ${space[5]})`,
      // At large text sizes the navigation scrolls, to end above the save bar. The padding leaves space for focus
      // rings.
      boxSizing: 'border-box',
      maxBlockSize: `calc(100vh - var(--marketplace-form-top, ${vars.size.topbar}) - ${space[5]} - ${rem(64)})`,
      overflowY: 'auto',
      margin: `calc(-1 * ${space[1]})`,
      padding: space[1],
    },
    [media.phone]: { paddingInline: space[4] },
  },
});

/**
 * The host's insight: a sticky column with its own scrolling at the end, or a block above the fields. The block
 * reserves space for a `FormInsight`, which loads after the form.
 */
export const insight = style({
  minWidth: 0,
  '@media': {
    [media.print]: { display: 'none' },
    [media.desktop]: { minHeight: rem(264) },
    [media.phone]: { minHeight: rem(356), paddingInline: space[4] },
    [wideLayoutQuery]: {
      minHeight: 0,
      maxBlockSize: `calc(100vh - var(--marketplace-form-top, ${vars.size.topbar}) - ${space[12]} - 64px)`,
      overflowY: 'auto',
      position: 'sticky',
      insetBlockStart: `calc(var(--marketplace-form-top, ${vars.size.topbar}) + ${space[6]})`,
    },
  },
});

/** The fields, and the content above them. */
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
});

/** The fieldset that disables the fields. */
export const disabling = style({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  // At large text sizes a word may be wider than its column.
  overflowWrap: 'anywhere',
});

/**
 * Grid of the sections. Not on the fieldset: browsers lay out a fieldset with everything in it when a child is added or
 * removed.
 */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.phone]: { gap: space[4] } },
});

// On phones the sections are as wide as the screen, where rounded corners and side borders would look cut off.
globalStyle(`${fields} > section`, {
  '@media': { [media.phone]: { borderInlineWidth: 0, borderRadius: 0 } },
});

/** Height of a console's header and, on narrow screens, the section picker. */
const top = `calc(var(--marketplace-form-top, ${vars.size.topbar}) + ${rem(64)})`;

// Keeps a focused control from scrolling under the sticky bars. The save bar is taller on phones.
globalStyle(`${fields} :is(a, button, input, select, textarea)`, {
  scrollMarginBlock: `${top} ${rem(96)}`,
  '@media': { [media.phone]: { scrollMarginBlock: `${top} ${rem(208)}` } },
});
