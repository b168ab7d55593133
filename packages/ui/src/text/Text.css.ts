import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css.ts';

const { color, text, weight } = vars;
const step = ({ size, line }: { size: string; line: string }) => ({ fontSize: size, lineHeight: line });

export const textStyles = recipe({
  base: { margin: 0, minWidth: 0 },
  variants: {
    size: { xs: step(text.xs), s: step(text.s), m: step(text.m), l: step(text.l) },
    tone: {
      default: { color: color.fg.default },
      muted: { color: color.fg.muted },
      subtle: { color: color.fg.subtle },
      critical: { color: color.critical.fg },
      positive: { color: color.positive.fg },
      inherit: {},
    },
    weight: {
      regular: { fontWeight: weight.regular },
      medium: { fontWeight: weight.medium },
      strong: { fontWeight: weight.strong },
      inherit: {},
    },
    isTruncated: { true: { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }, false: {} },
    isTabular: { true: { fontVariantNumeric: 'tabular-nums' }, false: {} },
  },
});
