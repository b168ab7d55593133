import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../theme/focus.css.ts';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** Tag styles. `TagInput` uses them for its items. */
export const tagStyles = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    boxSizing: 'border-box',
    maxWidth: '100%',
    minHeight: rem(28),
    paddingBlock: 3,
    paddingInline: 10,
    borderRadius: vars.radius.s,
    border: '1px solid transparent',
    fontSize: vars.text.m.size,
    lineHeight: vars.text.m.line,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.phone]: { minHeight: rem(36) } },
  },
  variants: {
    tone: {
      neutral: { background: color.bg.inset, color: color.fg.default },
      caution: { background: color.caution.bg, color: color.caution.fg },
      critical: { background: color.critical.bg, color: color.critical.fg, borderColor: color.critical.mark },
    },
    isRemovable: { true: { paddingInlineEnd: space[1] }, false: {} },
  },
  defaultVariants: { tone: 'neutral', isRemovable: false },
});

export const text = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
});

export const remove = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    // The × is small, but its hit area isn't.
    width: rem(32),
    height: rem(32),
    margin: -6,
    padding: 0,
    border: 0,
    borderRadius: `calc(${vars.radius.s} + 6px)`,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    selectors: {
      // A character, not an icon: hundreds of images would slow down every keystroke.
      '&::before': { content: '×', fontSize: rem(18), fontWeight: 300 },
      '&:focus-visible': { outlineOffset: -4 },
    },
    '@media': { [media.phone]: { width: rem(40), height: rem(40) }, [media.print]: { display: 'none' } },
  },
]);
