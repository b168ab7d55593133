import type { ColorRoles } from './tokens.ts';

const onCanvas = { bg: 'Canvas', fg: 'CanvasText', border: 'CanvasText' } as const;
/** The one action that matters stays filled while other buttons are outlined. */
const filled = { bg: 'ButtonText', bgHover: 'ButtonText', fg: 'ButtonFace' } as const;

/**
 * The system color of every role in forced colors. Browsers already replace the colors of text, backgrounds and
 * borders. As role values, the system colors also apply to drawings, and a role's value is the color that's
 * displayed.
 */
export const systemColors: Omit<ColorRoles, 'scrim'> = {
  bg: {
    canvas: 'Canvas',
    surface: 'Canvas',
    subtle: 'Canvas',
    inset: 'Canvas',
    hover: 'Canvas',
    pressed: 'Canvas',
    selected: 'Canvas',
    raised: 'Canvas',
  },
  fg: { default: 'CanvasText', muted: 'CanvasText', subtle: 'CanvasText', link: 'LinkText' },
  border: { hairline: 'CanvasText', default: 'CanvasText', control: 'CanvasText' },
  accent: { ...filled, softBg: 'Canvas', softFg: 'CanvasText', mark: 'CanvasText' },
  primary: { ...filled, border: 'ButtonText' },
  urgent: { fg: 'CanvasText', border: 'CanvasText', bgHover: 'Canvas' },
  info: onCanvas,
  neutral: onCanvas,
  positive: { ...onCanvas, mark: 'CanvasText' },
  caution: onCanvas,
  critical: { ...onCanvas, mark: 'CanvasText' },
  special: onCanvas,
  focus: { ring: 'Highlight', ringChrome: 'Highlight' },
  chrome: {
    bg: 'Canvas',
    fg: 'CanvasText',
    muted: 'CanvasText',
    hover: 'Canvas',
    selected: 'Canvas',
    border: 'CanvasText',
    mark: 'CanvasText',
  },
};
