import { media, plainButton, rem, textStyle, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;
const hairline = `1px solid ${color.border.hairline}`;
const small = { ...textStyle.s, overflowWrap: 'anywhere' } as const;

/** A button without the look of one. */
export const plain = { ...plainButton, outline: 'none' } as const;
export const ring = { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 } as const;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const muted = style({ color: color.fg.muted, overflowWrap: 'anywhere' });
const divided = { selectors: { '& + &': { borderBlockStart: hairline } } } as const;

export const clause = style({
  ...small,
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  paddingBlock: space[2],
  borderBottom: hairline,
});
/** Button that leads to the fields of a sentence. */
export const sentence = style({
  ...plain,
  borderRadius: vars.radius.s,
  color: color.fg.default,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': ring,
    '[data-unsaved] > &': { color: color.accent.softFg },
  },
  '@media': { [media.phone]: { minHeight: vars.control.touch } },
});

/** A version of the history. */
export const version = style({ borderBlockEnd: hairline, overflowWrap: 'anywhere' });
/** What a version changed, at most three lines of it. Pressing it opens the version. */
export const summary = style({
  ...plain,
  display: 'grid',
  width: '100%',
  paddingBlock: space[2],
  color: color.fg.default,
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&:focus-visible': { ...ring, outlineOffset: -2 },
  },
});
globalStyle(`${summary} > :first-child`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
export const opened = style({ display: 'grid', gap: space[3], paddingBlockEnd: space[4] });

export const referral = style({ ...small, ...divided, display: 'grid', gap: 2, paddingBlock: space[2] });
export const risk = style({ fontWeight: vars.weight.medium });

/** A step that is left, with its mark. */
export const step = style({
  ...small,
  ...divided,
  display: 'grid',
  gridTemplateColumns: `${rem(20)} minmax(0, 1fr)`,
  gap: space[2],
  paddingBlock: 6,
});
export const mark = style({ display: 'flex', paddingBlockStart: 2, color: color.critical.mark });

export const running = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
});
/** What a simulated change does to a marketplace. */
export const total = style({
  ...small,
  ...divided,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  paddingBlock: space[1],
});
export const moves = style({ ...textStyle.m });
export const numbers = style({ fontVariantNumeric: 'tabular-nums', color: color.fg.muted });
