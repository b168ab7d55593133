import { recipe } from '@vanilla-extract/recipes';
import { textStyle } from '../theme/textStyle.ts';
import { vars } from '../theme/vars.css.ts';

const { color, weight } = vars;

export const textStyles = recipe({
  base: { margin: 0, minWidth: 0 },
  variants: {
    size: textStyle,
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
