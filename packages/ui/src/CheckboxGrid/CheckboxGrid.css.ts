import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { choice } from '../Checkbox/Checkbox.css.ts';
import { field } from '../Field/Field.css.ts';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const group = style([field, { margin: 0, padding: 0, border: 0 }]);

export const filter = style({
  width: 176,
  '@media': { [media.phone]: { order: 3, width: '100%' } },
});

export const buttons = style({ display: 'inline-flex', gap: space[3] });

/** As many columns as have room, up to the most: read down, then across. */
export const box = recipe({
  base: {
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
      2: { columns: '280px 2' },
      3: { columns: '216px 3' },
      4: { columns: '150px 4', '@media': { [media.phone]: { columns: '120px 2' } } },
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
      [media.phone]: {
        alignItems: 'center',
        minHeight: vars.control.touch,
        selectors: { '&::after': { content: 'none' } },
      },
    },
  },
]);

export const empty = style({ margin: 0, paddingBlock: 5, color: color.fg.muted });
