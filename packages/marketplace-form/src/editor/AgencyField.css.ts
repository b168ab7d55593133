import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

export const outcome = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  minHeight: vars.text.s.line,
});

export const mark = style({ flex: 'none', marginBlockStart: 2, color: vars.color.positive.mark });
