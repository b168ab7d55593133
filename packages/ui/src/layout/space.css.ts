import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const scale = { '0': '0', ...vars.space };

export const gap = styleVariants(scale, (step) => ({ gap: step }));
export const padding = styleVariants(scale, (step) => ({ padding: step }));
