import { style } from '@vanilla-extract/css';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

export const progressBar = style({ display: 'grid', gap: 6, minWidth: 0 });

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.color.fg.muted,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  fontVariantNumeric: 'tabular-nums',
});

export const track = style({
  height: 6,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.bg.inset,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const fill = style({
  height: '100%',
  background: vars.color.accent.mark,
  transition: `width ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { background: 'CanvasText' },
  },
});
