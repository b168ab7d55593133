import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const line = style({ margin: 0 });

export const text = style({ margin: 0, color: vars.color.fg.muted });
