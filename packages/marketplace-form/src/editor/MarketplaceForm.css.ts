import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { sideBySide } from '../form/sideBySide.ts';

const { space } = vars;

/** The page while there is no form yet. */
export const page = style({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  '@media': { [media.phone]: { padding: space[4] } },
});

export const reserved = style({ minHeight: rem(448) });

/** Sections to the left, the form next to them; where that is too narrow, the form alone. */
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

/** The same with room for an insight at the end. */
export const withInsight = style({
  '@media': {
    [sideBySide]: {
      // In shares of the page at large text sizes, where the fields would have no room left.
      gridTemplateColumns: `min(${rem(192)}, 20%) minmax(0, ${vars.size.form}) minmax(min(${rem(320)}, 34%), min(${rem(400)}, 34%))`,
      gap: space[6],
      paddingInline: space[6],
    },
  },
});

/** The heading above all columns, unless it is drawn elsewhere. */
export const head = style({
  gridColumn: '1 / -1',
  marginBlockEnd: `calc(-1 * ${space[4]})`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.rail]: { marginBlockEnd: 0 },
    [media.phone]: { marginBlockEnd: 0, paddingInline: space[4] },
  },
});

/** Stays in sight while the form scrolls. */
export const side = style({
  display: 'grid',
  gap: space[2],
  '@media': {
    [media.print]: { display: 'none' },
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(var(--marketplace-form-top, ${vars.size.topbar}) + ${space[5]})`,
      // At large text sizes it scrolls above the save bar. The padding is room for the ring of focus.
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
 * What a host says about the form: at its end, where it stays in sight and scrolls by itself, or above the fields. It comes
 * later than the form: above the fields the room of a `FormInsight` is kept.
 */
export const insight = style({
  minWidth: 0,
  '@media': {
    [media.print]: { display: 'none' },
    [media.desktop]: { minHeight: rem(264) },
    [media.phone]: { minHeight: rem(356), paddingInline: space[4] },
    [sideBySide]: {
      minHeight: 0,
      maxBlockSize: `calc(100vh - var(--marketplace-form-top, ${vars.size.topbar}) - ${space[12]} - 64px)`,
      overflowY: 'auto',
      position: 'sticky',
      insetBlockStart: `calc(var(--marketplace-form-top, ${vars.size.topbar}) + ${space[6]})`,
    },
  },
});

/** The fields, and what is above them. */
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
});

/** Disables the fields. */
export const disabling = style({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  // At large text sizes a word may be wider than its column.
  overflowWrap: 'anywhere',
});

/** The sections. Not the fieldset itself, which browsers lay out again with everything in it when a child comes or goes. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.phone]: { gap: space[4] } },
});

// On a phone from edge to edge, where corners and sides would be those of a card that is cut off.
globalStyle(`${fields} > section`, {
  '@media': { [media.phone]: { borderInlineWidth: 0, borderRadius: 0 } },
});

/** Below the header of a console and, where it is narrow, the picker of sections. */
const top = `calc(var(--marketplace-form-top, ${vars.size.topbar}) + ${rem(64)})`;

// A control that takes the focus is scrolled out from under what sticks to the edges: the save bar is taller on phones.
globalStyle(`${fields} :is(a, button, input, select, textarea)`, {
  scrollMarginBlock: `${top} ${rem(96)}`,
  '@media': { [media.phone]: { scrollMarginBlock: `${top} ${rem(208)}` } },
});
