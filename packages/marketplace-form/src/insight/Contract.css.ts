import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text: type } = vars;

/** Header above the counts. */
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  borderBlock: `1px solid ${color.border.hairline}`,
  color: color.fg.muted,
  fontSize: type.xs.size,
  lineHeight: type.xs.line,
});
export const headCount = style({ flex: 'none' });

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${rem(56)}`,
  alignItems: 'start',
  columnGap: space[3],
  paddingBlock: 6,
  fontSize: type.s.size,
  lineHeight: type.s.line,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` },
    '&[data-unsaved]': {
      paddingInlineStart: space[2],
      borderInlineStart: `3px solid ${color.accent.mark}`,
    },
  },
});

export const text = style({ display: 'grid', justifyItems: 'start', gap: 2, minWidth: 0 });

export const before = style({ color: color.fg.muted, overflowWrap: 'anywhere' });

const plainButton = {
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  outline: 'none',
} as const;
const plainButtonStates = {
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
} as const;

/** Button that opens the fields of the sentence. */
export const sentence = style({
  ...plainButton,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: plainButtonStates,
  '@media': { [media.phone]: { minHeight: vars.control.touch } },
});

/** Button that shows how many referrals only this sentence filters out. Expands a list of them. */
export const count = style({
  ...plainButton,
  display: 'grid',
  justifyItems: 'end',
  minHeight: rem(24),
  fontVariantNumeric: 'tabular-nums',
  selectors: plainButtonStates,
  '@media': { [media.phone]: { minHeight: vars.control.touch } },
});

export const track = style({ display: 'flex', justifyContent: 'end', inlineSize: '100%', height: 4 });

export const fill = style({
  minWidth: 2,
  borderRadius: 2,
  background: color.fg.subtle,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

export const nearMisses = style({ gridColumn: '1 / -1', color: color.fg.muted });
