import { media, oneLine, plainButton, rem, textStyle, vars } from '@advantage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { cards, widths } from './listLayout.ts';
import { cell, column, onScreen } from './MarketplaceTable.css.ts';

const { color, space, text } = vars;

const atEnd = { textAlign: 'end' } as const;
const barPadding = {
  paddingInlineStart: space[6],
  '@media': { '(max-width: 74.9375em)': { paddingInlineStart: space[4] } },
};

export const matchesHead = style([column, atEnd, widths(88, 80, 72)]);
export const numberHead = style([column, atEnd, widths(72, 72, 64)]);
export const barHead = style([column, widths(268, 196, 140), barPadding, onScreen]);

const square = style({ display: 'inline-block', width: 8, height: 8, marginInlineEnd: 6, borderRadius: 2 });

/** Fill of a bar's parts. In forced colors two fills and an outline tell them apart. */
const filled = (background: string, forced: string) => ({
  background,
  '@media': { [media.forcedColors]: { background: forced, forcedColorAdjust: 'none' as const } },
});
const getsFill = filled(color.accent.mark, 'Highlight');
const lostFill = filled(color.neutral.border, 'CanvasText');

export const legend = styleVariants({ gets: [square, getsFill], lost: [square, lostFill] });

/** The marks of the scale that all bars share. */
export const scale = style({
  position: 'relative',
  display: 'block',
  height: text.xs.line,
  color: color.fg.subtle,
  ...textStyle.xs,
  fontWeight: 'normal',
});
/** Centered on its value, except at the ends of the scale. */
export const mark = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  selectors: {
    '&:first-child, &[data-end]': { transform: 'none' },
    '&[data-end]': { insetInlineEnd: 0 },
    '&:dir(rtl):not(:first-child, [data-end])': { transform: 'translateX(50%)' },
  },
});

const onTable = { '@media': { [cards]: { display: 'none' } } } as const;
export const matchesCell = style([cell, atEnd, onTable]);
export const lostCell = style([cell, atEnd, { color: color.fg.muted }, onTable]);
export const getsCell = style([
  cell,
  atEnd,
  {
    '@media': {
      [cards]: {
        gridArea: 'gets',
        gridColumnEnd: 'span 2',
        paddingInlineEnd: space[3],
        color: color.fg.muted,
        ...textStyle.s,
      },
    },
  },
]);
export const gets = style({ color: color.fg.default, fontWeight: vars.weight.medium });
export const onCard = style({ display: 'none', '@media': { [cards]: { display: 'inline' } } });
export const barCell = style([
  cell,
  barPadding,
  { '@media': { [cards]: { gridArea: 'bar', paddingInlineStart: 0 } } },
  onScreen,
]);

/** The bar with the height of the row, so that it is easy to press. */
export const barButton = style({
  ...plainButton,
  display: 'block',
  width: '100%',
  paddingBlock: 14,
  borderRadius: vars.radius.s,
  '@media': { [cards]: { marginBlock: -10 } },
});

export const bar = style({ display: 'flex', gap: 1, height: 8, minWidth: 0 });

const barPart = style({
  boxSizing: 'border-box',
  flex: 'none',
  minWidth: 2,
  height: '100%',
  selectors: {
    '&:first-child': { borderStartStartRadius: 3, borderEndStartRadius: 3 },
    '&:last-child': { borderStartEndRadius: 3, borderEndEndRadius: 3 },
  },
});
const outlined = (border: string) => ({
  border: `1px solid ${border}`,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const part = styleVariants({
  gets: [barPart, getsFill],
  lost: [barPart, lostFill],
  would: [barPart, outlined(color.neutral.border)],
  gain: [
    barPart,
    outlined(color.accent.mark),
    { background: `repeating-linear-gradient(135deg, ${color.accent.mark} 0 2px, transparent 2px 4px)` },
  ],
  loss: [barPart, outlined(color.accent.mark)],
});

export const change = style({
  color: color.fg.muted,
  ...textStyle.s,
  whiteSpace: 'nowrap',
});
export const gained = style([change, { color: color.accent.softFg }]);
export const changedGets = style({
  color: color.fg.default,
  fontWeight: vars.weight.medium,
  selectors: { [`${gained} > &`]: { color: 'inherit' } },
});
/** Only where a row has room for it. The bar at the bottom says it everywhere. */
export const changedDollars = style({
  selectors: { 'td > * > &': { '@media': { '(max-width: 87.4375em)': { display: 'none' } } } },
});

/** A popover's title, with a figure at the end. */
export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  margin: 0,
  ...textStyle.m,
  fontWeight: vars.weight.strong,
});
export const words = style({
  margin: 0,
  marginBlockStart: 2,
  color: color.fg.muted,
  ...textStyle.s,
});
export const lines = style({ margin: 0, marginBlockStart: space[3], padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${rem(72)} ${rem(28)}`,
  alignItems: 'center',
  columnGap: space[3],
  minHeight: rem(26),
  ...textStyle.m,
});
export const winner = style({ ...oneLine });
export const amount = style({ color: color.fg.muted, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

/** Reaches the edges of the popover. */
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: rem(44),
  margin: `${space[4]} calc(-1 * ${space[4]}) calc(-1 * ${space[4]})`,
  paddingInline: space[4],
  borderBlockStart: `1px solid ${color.border.hairline}`,
});
/** Changes below each other, in the dialog that asks for a position. */
export const effects = style({
  display: 'grid',
  gap: space[1],
  color: color.fg.muted,
  fontSize: text.s.size,
});

export const effect = style({ display: 'inline-flex', gap: 6, minWidth: 0, whiteSpace: 'nowrap' });
export const effectName = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** One line at the bottom of the window while a row is dragged. */
export const dock = style({
  position: 'sticky',
  zIndex: 3,
  insetBlockEnd: rem(20),
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  boxSizing: 'border-box',
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${space[6]})`,
  height: rem(48),
  marginBlock: `auto ${rem(20)}`,
  marginInline: 'auto',
  paddingInline: space[5],
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.l,
  background: color.bg.raised,
  boxShadow: vars.shadow.l,
  ...textStyle.m,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '@media': { [cards]: { maxWidth: `calc(100% - 2 * ${space[2]})`, paddingInline: space[4] } },
});
export const sentence = style({
  flex: '0 2 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const dropAt = style({ fontWeight: vars.weight.strong });

const divided = {
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${color.border.default}`,
  '@media': { [cards]: { display: 'none' } },
} as const;
export const dockEffects = style({
  display: 'flex',
  gap: space[5],
  minWidth: 0,
  color: color.fg.muted,
  fontSize: text.s.size,
  selectors: { '&:empty': { display: 'none' } },
  ...divided,
});
export const hint = style({ color: color.fg.muted, fontSize: text.s.size, ...divided });
