import { media, rem, vars } from '@advantage/ui/theme';
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

/** Where a page's code loads. */
export const pending = style({
  display: 'grid',
  flex: 1,
  placeItems: 'center',
  minHeight: rem(240),
  color: color.fg.muted,
});

export const signingIn = style({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: space[4],
  boxSizing: 'border-box',
  minHeight: '100vh',
  padding: space[6],
  background: color.bg.canvas,
  color: color.fg.muted,
});

export const late = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  textAlign: 'center',
  selectors: { '&:empty': { display: 'none' } },
});
