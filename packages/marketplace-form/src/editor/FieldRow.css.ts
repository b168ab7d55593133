import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { rows } from './FoldedField.css.ts';

const { space, text } = vars;

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const base = style({ display: 'grid', rowGap: space[1], alignItems: 'start' });

export const row = styleVariants(
  { 1: [1, 1, 0], 2: [2, 1, space[8]], 3: [3, 1, space[6]], 4: [4, 2, space[4]] },
  ([desk = 2, phone = 1, gap = 0]) => [
    base,
    {
      gridTemplateColumns: columns(Number(desk)),
      columnGap: gap,
      '@media': { [media.phone]: { gridTemplateColumns: columns(Number(phone)) } },
    },
  ],
);

// Label, control, and the line for a hint or an error, which is there before it's needed.
globalStyle(`${base} > *`, {
  gridTemplateRows: `auto minmax(${vars.control.m}, auto) minmax(${text.s.line}, auto)`,
  marginBlockEnd: space[2],
});

// Radio buttons and switches show an error only where they are: they are always one of what they can be.
globalStyle(
  `${base} > :is([role=radiogroup], :has([role=switch])):not(:has([id$="-error"], [id$="-description"]))`,
  {
    gridTemplateRows: `auto minmax(${vars.control.m}, auto)`,
    marginBlockEnd: space[4],
  },
);

// Three amounts and their bounds have room only with less space in the boxes.
globalStyle(`${row[3]} [role=group] input`, { paddingInline: space[2] });
globalStyle(`${row[3]} [role=group] div > span:first-child`, { paddingInlineStart: space[2] });
globalStyle(`${row[3]} [role=group] div > span:first-child + input`, { paddingInlineStart: space[1] });

// Radio buttons and switches are lower than other controls.
globalStyle(`${base} > * > :nth-child(2)`, { alignSelf: 'center' });

const switchBase = style({ display: 'grid', gap: `${space[3]} ${space[4]}`, alignItems: 'start' });

export const switches = styleVariants({ 2: '1fr 1fr', 3: '5fr 7fr 5fr' }, (desk) => [
  switchBase,
  {
    gridTemplateColumns: desk,
    '@media': {
      [media.phone]: { gridTemplateColumns: '1fr 1fr', rowGap: space[6], paddingBlock: space[2] },
      [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);

globalStyle(`${base} + ${switchBase}, ${switchBase} + ${switchBase}`, { marginBlockStart: space[6] });
globalStyle(`${switchBase} + ${rows}`, { marginBlockStart: space[5] });
globalStyle(`${switchBase} label`, { gap: space[2] });

export const alone = style({ marginBlock: `${space[1]} ${space[5]}`, minHeight: rem(20) });

/** What the lookup of an agency found. */
export const outcome = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  minHeight: vars.text.s.line,
});

export const mark = style({ flex: 'none', marginBlockStart: 2, color: vars.color.positive.mark });
