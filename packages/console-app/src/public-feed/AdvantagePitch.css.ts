import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const pitch = style({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  gap: space[16],
  padding: `${space[10]} ${space[12]}`,
  background: color.bg.surface,
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.l,
  '@media': {
    [media.rail]: { gridTemplateColumns: '1fr', gap: space[8], padding: space[8] },
    [media.phone]: { gridTemplateColumns: '1fr', gap: space[8], padding: `${space[6]} ${space[5]}` },
  },
});

export const lead = style({
  margin: `${space[2]} 0 ${space[6]}`,
  fontSize: text.l.size,
  lineHeight: text.l.line,
  color: color.fg.muted,
});

export const points = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.fg.muted,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: space[5] } },
});

export const mark = style({ display: 'block', marginBlockEnd: space[3], color: color.accent.mark });

export const point = style({
  margin: `0 0 ${space[1]}`,
  fontSize: text.m.size,
  lineHeight: text.m.line,
  fontWeight: vars.weight.strong,
  color: color.fg.default,
});

export const pointText = style({ margin: 0 });

export const action = style({ display: 'inline-grid', '@media': { [media.phone]: { display: 'grid' } } });
