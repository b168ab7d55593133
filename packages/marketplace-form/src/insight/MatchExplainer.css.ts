import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingBlockStart: space[2],
});

export const verdict = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
