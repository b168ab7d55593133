import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  padding: space[6],
  background: color.bg.surface,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]}` } },
});

export const main = style({ display: 'flex', flex: 1, flexDirection: 'column', paddingBlockEnd: '12vh' });
