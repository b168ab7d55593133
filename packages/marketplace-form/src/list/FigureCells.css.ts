import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';
import { cell, column } from './MarketplaceTable.css.ts';

const { color, space, text } = vars;

/** Container query for a table with room for one bar only. */
const narrow = `(max-width: ${rem(1060)})`;

const onlyWide = { '@container': { [narrow]: { display: 'none' } } } as const;

/** Container query for a table with room for the names of the marketplaces that referrals are lost to. */
const ample = `(min-width: ${rem(1300)})`;

export const matchesColumn = style([column, { width: rem(136) }, onlyWide]);
export const getsColumn = style([column, { width: rem(144) }]);
export const lostColumn = style([
  column,
  { width: rem(176) },
  onlyWide,
  { '@container': { [ample]: { width: rem(264) } } },
]);

export const matchesCell = style([cell, onlyWide]);
export const getsCell = style([
  cell,
  { '@media': { [media.phone]: { gridArea: 'figures', minHeight: rem(40) } } },
]);
export const lostCell = style([cell, onlyWide]);

/** A number, followed by its bar and a note. */
export const figure = style({
  display: 'grid',
  gridTemplateColumns: `${rem(32)} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space[2],
  fontSize: text.s.size,
  lineHeight: text.s.line,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Reserves space for 'up to'. */
export const matches = style([
  figure,
  { '@media': { [media.desktop]: { gridTemplateColumns: `${rem(64)} minmax(0, 1fr)` } } },
]);

export const count = style({
  fontWeight: vars.weight.medium,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
});
export const upTo = style({ color: color.fg.muted, fontSize: text.xs.size, fontWeight: 'normal' });
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const note = style({
  color: color.fg.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  ...oneLine,
  '@media': {
    [media.phone]: { whiteSpace: 'normal', fontSize: text.s.size },
    [media.print]: { whiteSpace: 'normal' },
  },
});
/** Names of the marketplaces that referrals are lost to. Clamped to three lines, the most a row has room for. */
export const takers = style([
  note,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    whiteSpace: 'normal',
  },
]);
export const change = style([note, { color: color.accent.softFg, fontWeight: vars.weight.medium }]);

/** Text that repeats a separate column of the desktop table: visible on phones, for screen readers only on desktop. */
export const ofMatches = style({
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** The full scale. The parts of a bar follow one another. */
export const track = style({ display: 'flex', gap: 1, height: 8, minWidth: 0 });

const part = style({
  boxSizing: 'border-box',
  flex: 'none',
  height: '100%',
  borderRadius: 2,
  selectors: { '&[style*="width: 0%"]': { display: 'none' } },
});

/** Parts differ by fill and outline, not by color alone. */
const filled = (background: string) => ({
  background,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' as const } },
});
const outlined = { border: `1px solid ${color.border.control}` };

export const sure = style([part, filled(color.border.control)]);
export const unsure = style([part, outlined]);
export const gets = style([part, filled(color.accent.mark)]);
export const missed = style([
  part,
  outlined,
  { display: 'none', '@container': { [narrow]: { display: 'block' } } },
]);
export const gain = style([
  part,
  {
    border: `1px solid ${color.accent.mark}`,
    background: `repeating-linear-gradient(135deg, ${color.accent.mark} 0 2px, transparent 2px 4px)`,
    '@media': { [media.forcedColors]: { borderStyle: 'double' } },
  },
]);
export const loss = style([part, { border: `1px dashed ${color.accent.mark}` }]);

/** The same pattern next to a marketplace's name, as a legend for the bars in the rows. */
const key = style({ width: 14, height: 8 });
export const gainKey = style([gain, key]);
export const lossKey = style([loss, key]);
export const segment = style([part, filled(color.border.control), { minWidth: 1 }]);

/** Effects of a drop. Sticks to the bottom of the viewport while a row is dragged. */
export const effects = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.l,
  background: color.bg.raised,
  boxShadow: vars.shadow.m,
  fontSize: text.s.size,
  lineHeight: text.s.line,
  pointerEvents: 'none',
});
export const effect = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  paddingBlock: 2,
  paddingInline: space[2],
  borderRadius: vars.radius.m,
  background: color.bg.inset,
});
