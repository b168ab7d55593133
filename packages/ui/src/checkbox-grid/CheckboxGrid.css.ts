import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { choice, box as mark } from '../checkbox/Checkbox.css.ts';
import { field } from '../field/Field.css.ts';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const group = style([field, { margin: 0, padding: 0, border: 0, containerType: 'inline-size' }]);

export const filter = style({
  width: rem(176),
  '@media': { [media.phone]: { order: 3, width: '100%' }, [media.print]: { display: 'none' } },
});

export const buttons = style({
  display: 'inline-flex',
  gap: space[3],
  '@media': { [media.print]: { display: 'none' } },
});

type Count = 2 | 3 | 4;

/**
 * From this group width on, all columns fit with room to spare. Each column is then a separate box, which browsers
 * render much faster.
 */
const wideEnough = {
  2: `(min-width: ${rem(640)})`,
  3: `(min-width: ${rem(750)})`,
  4: `(min-width: ${rem(750)})`,
} as const;

const inParts = (count: Count) => ({
  '@container': {
    [wideEnough[count]]: {
      columns: 'auto',
      display: 'grid',
      gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
      alignItems: 'start',
    },
  },
});

const partFrom = (count: Count) => ({ '@container': { [wideEnough[count]]: { display: 'block' } } });

/** As many columns as fit, up to the maximum. Options read down, then across. */
export const box = recipe({
  base: {
    // A single paint layer for a hundred options.
    position: 'relative',
    columnGap: space[4],
    paddingBlock: 11,
    paddingInline: space[4],
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.m,
    background: color.bg.surface,
    selectors: {
      '&[data-invalid]': {
        borderColor: color.critical.mark,
        boxShadow: `0 0 0 1px ${color.critical.mark}`,
      },
    },
    '@media': { [media.phone]: { columnGap: space[3], paddingBlock: space[2], paddingInline: space[3] } },
  },
  variants: {
    columns: {
      2: { columns: '280px 2', ...inParts(2) },
      3: { columns: '216px 3', ...inParts(3) },
      4: {
        columns: '150px 4',
        '@media': { [media.phone]: { columns: '120px 2' }, [media.desktop]: inParts(4) },
      },
    },
  },
});

/** The options of one column. Not a separate box unless all columns fit. */
export const part = recipe({
  base: { display: 'contents' },
  variants: {
    columns: {
      2: partFrom(2),
      3: partFrom(3),
      4: { '@media': { [media.desktop]: partFrom(4) } },
    },
  },
});

export const option = style([
  choice({ size: 'm' }),
  {
    display: 'flex',
    boxSizing: 'border-box',
    paddingBlock: 5,
    breakInside: 'avoid',
    '@media': {
      // Wrapped lines of a label align with its first line. Not a flex box, because there are a hundred of these.
      [media.desktop]: { display: 'block', paddingInlineStart: 26 },
      [media.phone]: {
        alignItems: 'center',
        minHeight: vars.control.touch,
        selectors: { '&::after': { content: 'none' } },
      },
    },
  },
]);

/** The native input of an option. */
export const optionMark = style([
  mark,
  {
    '@media': {
      [media.desktop]: {
        display: 'inline-block',
        marginInlineStart: -26,
        marginInlineEnd: 10,
        verticalAlign: 'top',
        selectors: { '&:checked': { display: 'inline-grid' } },
      },
    },
  },
]);

export const empty = style({ margin: 0, paddingBlock: 5, color: color.fg.muted });
