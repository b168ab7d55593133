import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../theme/focus.css.ts';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** The look of a tag; `TagInput` uses it for what it understood. */
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
    // The cross is small; what a finger or pointer hits is not.
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
      // A letter, not an icon: hundreds of pictures cost the browser time at every key.
      '&::before': { content: '×', fontSize: rem(18), fontWeight: 300 },
      '&:focus-visible': { outlineOffset: -4 },
    },
    '@media': { [media.phone]: { width: rem(40), height: rem(40) }, [media.print]: { display: 'none' } },
  },
]);
