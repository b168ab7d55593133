import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';
import { wrap } from './wrap.css.ts';

const { color, space } = vars;

export const footer = style({
  paddingBlock: `${space[6]} ${space[8]}`,
  background: color.bg.surface,
  borderBlockStart: `1px solid ${color.border.default}`,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  color: color.fg.muted,
});

export const content = wrap;

export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[8],
  '@media': { [media.phone]: { flexDirection: 'column', gap: space[5] } },
});

export const address = style({ fontStyle: 'normal' });

export const company = style({ display: 'block', fontWeight: vars.weight.strong, color: color.fg.default });

export const line = style({ display: 'block' });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const phoneOnly = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } });

export const link = style({
  color: color.fg.muted,
  borderRadius: vars.radius.s,
  selectors: {
    '&:hover': { color: color.fg.default },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
  '@media': { [media.phone]: { display: 'inline-block', paddingBlock: space[3] } },
});

export const legal = style({
  margin: 0,
  marginBlockStart: space[6],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border.hairline}`,
});
