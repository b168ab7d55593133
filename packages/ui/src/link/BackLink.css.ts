import { style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.css.ts';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

export const backLink = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: rem(24),
    borderRadius: vars.radius.s,
    color: vars.color.fg.muted,
    fontSize: vars.text.s.size,
    lineHeight: vars.text.s.line,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { color: vars.color.fg.default, textDecoration: 'underline' } },
    '@media': { [media.phone]: { minHeight: rem(44), fontSize: vars.text.m.size } },
  },
]);
