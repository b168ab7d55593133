import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

const base = style({ boxSizing: 'border-box', color: color.fg.default });

export const layout = styleVariants({
  block: [
    base,
    {
      display: 'grid',
      justifyItems: 'center',
      gap: space[3],
      paddingBlock: space[12],
      paddingInline: space[6],
      textAlign: 'center',
    },
  ],
  bar: [
    base,
    {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      paddingBlock: space[3],
      paddingInline: space[5],
      background: color.critical.bg,
      borderBottom: `1px solid ${color.critical.border}`,
    },
  ],
});

export const mark = style({ flex: 'none', color: color.critical.fg });

export const text = styleVariants({
  block: {
    margin: 0,
    maxWidth: 360,
    fontSize: vars.text.l.size,
    lineHeight: vars.text.l.line,
    fontWeight: vars.weight.strong,
    textWrap: 'balance',
  },
  bar: { flex: 1, minWidth: 0, margin: 0 },
});
