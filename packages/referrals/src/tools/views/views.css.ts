import { oneLine, plainButton, textStyle, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  maxHeight: 320,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});

export const row = style({ display: 'flex', alignItems: 'center', gap: space[1] });

export const open = style({
  ...plainButton,
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  minHeight: vars.control.s,
  padding: `0 ${space[2]}`,
  borderRadius: vars.radius.s,
  color: color.fg.default,
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
    '&[aria-current]': { fontWeight: vars.weight.medium },
  },
});

export const mark = style({ display: 'inline-flex', flex: 'none', width: 16 });

export const name = style({ flex: '1 1 auto', minWidth: 0, ...oneLine });

export const note = style({
  flex: 'none',
  color: color.fg.muted,
  ...textStyle.xs,
});

export const nameForm = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const files = style([
  buttons,
  {
    gap: 0,
    marginInline: -10,
    paddingBlockStart: space[2],
    borderBlockStart: `1px solid ${color.border.hairline}`,
  },
]);
