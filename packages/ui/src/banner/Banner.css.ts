import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;
const markColor = createVar();
const tinted = (role: { bg: string; fg: string; border: string }) => ({
  background: role.bg,
  borderColor: role.border,
  vars: { [markColor]: role.fg },
});

export const banner = recipe({
  base: {
    display: 'flex',
    gap: space[3],
    boxSizing: 'border-box',
    minWidth: 0,
    paddingBlock: space[3],
    paddingInline: space[4],
    borderWidth: 1,
    borderStyle: 'solid',
    borderRadius: vars.radius.m,
    fontSize: vars.text.m.size,
    lineHeight: vars.text.m.line,
    color: color.fg.default,
  },
  variants: {
    tone: {
      neutral: tinted(color.neutral),
      info: tinted(color.info),
      positive: tinted(color.positive),
      caution: tinted(color.caution),
      critical: tinted(color.critical),
    },
  },
});

export const mark = style({ flex: 'none', paddingTop: 2, color: markColor });

export const content = style({ flex: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere' });

export const title = style({ fontWeight: vars.weight.strong });

export const action = style({ flex: 'none', alignSelf: 'center' });
