import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.css.ts';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text, weight } = vars;

export const trigger = style([
  focusRing,
  {
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: 10,
    boxSizing: 'border-box',
    height: rem(40),
    maxWidth: 240,
    margin: 0,
    padding: '0 6px',
    border: 0,
    borderRadius: vars.radius.m,
    background: 'transparent',
    color: color.fg.default,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-hovered], &[aria-expanded=true]': { background: color.bg.hover } },
    '@media': { [media.drawer]: { height: rem(44), paddingInline: space[2] } },
  },
]);

const avatarBase = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  borderRadius: '50%',
  background: color.accent.softBg,
  color: color.accent.softFg,
  fontWeight: weight.strong,
  letterSpacing: '.02em',
});

export const avatar = styleVariants({
  s: [avatarBase, { width: rem(28), height: rem(28), fontSize: rem(11) }],
  l: [avatarBase, { width: rem(40), height: rem(40), fontSize: text.m.size }],
});

/** Below this width, only the avatar shows. The name and the role stay in the button's accessible name. */
const narrow = `screen and (max-width: ${1439 / 16}em)`;

export const who = style({
  minWidth: 0,
  '@media': {
    [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

const line = style({
  display: 'block',
  lineHeight: text.xs.line,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const name = style([line, { fontSize: text.s.size, fontWeight: weight.medium }]);

export const role = style([line, { fontSize: text.xs.size, color: color.fg.muted }]);

export const chevron = style({ display: 'flex', '@media': { [narrow]: { display: 'none' } } });

export const card = style({ display: 'flex', gap: space[3], width: rem(232) });
