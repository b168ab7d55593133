import { media, rem, vars } from '@advantage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

const card = style({
  position: 'relative',
  minWidth: 0,
  overflow: 'clip',
  background: color.bg.surface,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: vars.radius.l,
  '@media': { [media.phone]: { borderRadius: 0, borderInline: 0 } },
});

/** `own` has its controls in the card, `headed` has them above it, next to the host's heading. */
export const feed = styleVariants({ own: [card], headed: {} });

export const rows = styleVariants({ own: {}, headed: [card] });

export const head = styleVariants({
  own: {},
  headed: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: space[2],
    paddingBlockEnd: rem(20),
    '@media': { [media.phone]: { padding: 0, rowGap: space[1] } },
  },
});

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  boxSizing: 'border-box',
  minWidth: 0,
});

/** The texts of the controls start and end where those of the rows do. */
export const controls = styleVariants({
  own: [row, { minHeight: rem(48), paddingInline: 6 }],
  headed: [
    row,
    {
      marginInlineStart: 'auto',
      '@media': { [media.phone]: { flex: '1 1 100%', paddingInline: 6, paddingBlockEnd: space[1] } },
    },
  ],
});
