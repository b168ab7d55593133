import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, row } = vars;
const height = createVar();

export const placeholder = style({
  display: 'grid',
  placeItems: 'center',
  color: color.fg.muted,
  background: `repeating-linear-gradient(${color.bg.surface} 0 calc(${height} - 1px), ${color.border.hairline} calc(${height} - 1px) ${height})`,
});

/** Height of a row: the brand's own, or one of its own, as the table's `density`. */
export const density = styleVariants({
  brand: { vars: { [height]: row.height } },
  compact: { vars: { [height]: row.compact } },
  comfortable: { vars: { [height]: row.comfortable } },
});

export const line = style({ height });

export const lines = style({ gridArea: '1 / 1', width: '100%' });

export const spinner = style({ gridArea: '1 / 1', position: 'sticky', insetBlock: vars.space[12] });
