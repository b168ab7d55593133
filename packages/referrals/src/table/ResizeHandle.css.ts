import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

/** Positioned at the end edge of its header cell. The line appears on hover and focus. */
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 8,
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 6,
    insetInlineEnd: 0,
    width: 2,
    borderRadius: 1,
  },
  selectors: {
    'th:hover > &::after': { background: color.border.control },
    '&:is(:hover, :active)::after': { background: color.accent.mark },
  },
  '@media': {
    [media.touch]: { width: 24 },
    [media.forcedColors]: {
      selectors: {
        'th:hover > &::after': { background: 'CanvasText' },
        '&:is(:hover, :active)::after': { background: 'Highlight' },
      },
    },
  },
});
