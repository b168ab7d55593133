import { media, rem, textStyle, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { plain, ring } from '../match/panels.css.ts';

const { color, space, text, weight } = vars;

/** What the rail says, from the number at its top to the line at its foot. */
export const rail = style({
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const sheet = style([rail, { paddingBlockEnd: space[2] }]);

const figure = { fontSize: text['2xl'].size, lineHeight: text['2xl'].line } as const;

/** The one number. */
export const big = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: figure.lineHeight,
  selectors: { '&[data-stale]': { color: color.fg.subtle } },
});

export const number = style({
  margin: 0,
  ...figure,
  fontWeight: weight.strong,
  letterSpacing: '-.015em',
});

export const of = style({
  color: color.fg.muted,
  fontSize: text.m.size,
  fontWeight: weight.regular,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});

/** The line below the number, there even when it's empty. */
export const difference = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: text.s.line,
  color: color.fg.muted,
  ...textStyle.s,
});

export const changed = style({ color: color.accent.softFg, fontWeight: weight.medium });

/** A button that looks like a link. */
export const link = style({
  ...plain,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  borderRadius: vars.radius.s,
  color: color.fg.link,
  ...textStyle.s,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': ring },
  '@media': { [media.phone]: { minHeight: rem(36) } },
});

export const tabs = style({
  display: 'flex',
  gap: space[4],
  marginBlockStart: space[4],
  borderBottom: `1px solid ${color.border.hairline}`,
});

export const tab = style({
  ...plain,
  height: rem(36),
  marginBlockEnd: -1,
  borderBlockEnd: '2px solid transparent',
  color: color.fg.muted,
  fontSize: text.s.size,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.fg.default },
    '&[aria-current]': { borderBlockEndColor: color.accent.mark, color: color.fg.default },
    '&:focus-visible': { ...ring, outlineOffset: -2 },
    '[data-stale] &[aria-current]': { borderBlockEndColor: color.border.control },
  },
  '@media': {
    [media.phone]: { height: vars.control.touch },
    // The other tabs' borders would show in forced colors.
    [media.forcedColors]: { selectors: { '&:not([aria-current])': { borderBlockEndColor: 'Canvas' } } },
  },
});

export const caption = style({
  margin: 0,
  paddingBlock: `${space[3]} ${space[1]}`,
  color: color.fg.subtle,
  ...textStyle.s,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A rule: its name, a bar and its number. */
export const rule = style({
  ...plain,
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${rem(56)} ${rem(28)}`,
  alignItems: 'center',
  columnGap: 10,
  width: '100%',
  minHeight: rem(36),
  borderRadius: vars.radius.s,
  color: color.fg.default,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { ...ring, outlineOffset: -2 },
    '&[data-edited]': { color: color.accent.softFg, fontWeight: weight.medium },
    '[data-stale] &': { color: color.fg.subtle },
  },
  '@media': { [media.phone]: { minHeight: vars.control.touch } },
});

export const bar = style({ display: 'flex', justifyContent: 'end' });
export const fill = style({
  height: 8,
  minWidth: 2,
  borderRadius: 3,
  background: color.neutral.border,
  selectors: { '[data-stale] &': { opacity: 0.5 } },
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
export const count = style({
  color: color.fg.default,
  textAlign: 'end',
  selectors: { '[data-stale] &': { color: 'inherit' } },
});

/** A referral, or a version of the history. */
export const item = style({
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.border.hairline}`,
  selectors: { '[data-stale] &': { color: color.fg.subtle } },
});

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[2] });

globalStyle(`${line} > :first-child`, {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The quiet line at the foot. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  marginBlockStart: 'auto',
  paddingBlockStart: space[3],
  color: color.fg.muted,
  ...textStyle.s,
});

export const back = style([link, { alignSelf: 'start', marginBlockEnd: space[3] }]);

/** The one line in the save bar that opens the rail as a sheet. */
export const upTo = style({
  ...plain,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: rem(36),
  borderRadius: vars.radius.s,
  color: color.fg.default,
  ...textStyle.m,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': ring },
});

export const upToNumber = style({ fontWeight: weight.medium });
export const upToMark = style({ display: 'flex', color: color.fg.subtle });
