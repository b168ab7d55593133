import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  margin: 0,
  padding: 0,
  maxHeight: 'min(420px, 50vh)',
  overflowY: 'auto',
  listStyle: 'none',
});

export const row = style({ display: 'flex', alignItems: 'center', minHeight: vars.control.s });

export const label = style({ flex: '1 1 auto', minWidth: 0 });
