import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';
import { wrap } from './wrap.css.ts';

const { color, space, text, weight } = vars;

export const strip = style({
  background: color.chrome.bg,
  color: color.chrome.fg,
  fontSize: text.s.size,
  lineHeight: text.s.line,
});

export const stripContent = style([
  wrap,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minHeight: rem(36),
    '@media': { [media.phone]: { minHeight: vars.control.touch } },
  },
]);

export const stripText = style({ '@media': { [media.phone]: { display: 'none' } } });

export const stripLink = style({
  color: color.chrome.fg,
  borderRadius: vars.radius.s,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus.ringChrome}`, outlineOffset: 2 } },
  '@media': { [media.phone]: { paddingBlock: space[3] } },
});

export const header = style({
  background: color.bg.surface,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});

export const bar = style([
  wrap,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: rem(60),
    // For long brand names, which wrap to several lines on phones.
    paddingBlock: 6,
    '@media': { [media.rail]: { gap: space[5] }, [media.phone]: { gap: space[2], minHeight: rem(56) } },
  },
]);

export const navigation = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  gap: `0 ${space[6]}`,
  '@media': { [media.rail]: { columnGap: space[4] }, [media.phone]: { display: 'none' } },
});

export const navigationLink = style({
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: text.s.line,
  fontWeight: weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.s,
  selectors: {
    '&[aria-current]': { color: color.fg.default },
    '&:hover': { color: color.fg.default, textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});

export const deskOnly = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } });
