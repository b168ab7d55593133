import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Below this width, and with large text, the controls are stacked. */
const small = 'screen and (max-width: 359px)';

/** Up to this width (small tablets), the live status takes a full line. */
const oneBelow = `screen and (max-width: ${879 / 16}em)`;

export const feed = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'clip',
  background: color.bg.surface,
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.l,
  '@media': { [media.phone]: { borderRadius: 0, borderInline: 0 } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  boxSizing: 'border-box',
  minHeight: rem(56),
  padding: `${space[3]} ${space[5]}`,
  '@media': { [media.phone]: { padding: `${space[3]} ${space[4]} ${space[1]}`, rowGap: 0 } },
});

/** State filter and sort menu, side by side on phones. */
export const controls = style({
  display: 'flex',
  gap: space[2],
  minWidth: 0,
  '@media': {
    [media.phone]: { flex: '1 1 100%', marginBlockEnd: space[2] },
    [small]: { flexDirection: 'column' },
    [media.largeText]: { flexDirection: 'column' },
  },
});

globalStyle(`${controls} > span`, {
  '@media': { [small]: { width: 'auto' }, [media.largeText]: { width: 'auto' } },
});

export const live = style({
  marginInlineStart: 'auto',
  minWidth: 0,
  '@media': { [oneBelow]: { flex: '1 1 100%', marginInlineStart: 0 } },
});
