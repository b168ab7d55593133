import { media, rem, textStyle, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps its height with an empty selection, so selecting a row shifts nothing. Sticky on phones. */
export const bar = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: rem(44),
  boxSizing: 'border-box',
  padding: `${vars.space[1]} ${vars.space[5]}`,
  background: vars.color.bg.surface,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  color: vars.color.fg.muted,
  ...textStyle.s,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 5,
      paddingBlock: vars.space[3],
      paddingInline: vars.space[4],
    },
    [media.print]: { display: 'none' },
  },
});

export const count = style({
  minWidth: rem(136),
  // Next to the page checkbox, with the buttons below.
  '@media': { [media.phone]: { flex: '1 1 calc(100% - 60px)', minWidth: 0 } },
});
