import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const page = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  minHeight: '100vh',
  padding: space[6],
  background: color.bg.canvas,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]}` } },
});

export const head = style({ justifySelf: 'start' });

export const card = style({
  boxSizing: 'border-box',
  alignSelf: 'center',
  width: `min(${vars.size.dialog}, 100%)`,
  marginBlock: space[6],
  padding: space[8],
  background: color.bg.surface,
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.l,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { padding: `${space[6]} ${space[5]}` } },
});

export const content = style({
  marginBlockStart: space[2],
  color: color.fg.muted,
  fontSize: text.l.size,
  lineHeight: text.l.line,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[6],
});
