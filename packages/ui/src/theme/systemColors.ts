import type { ColorRoles } from './tokens.ts';

const onCanvas = { bg: 'Canvas', fg: 'CanvasText', border: 'CanvasText' } as const;
/** The one action that matters stays a filled button among outlined ones. */
const filled = { bg: 'ButtonText', bgHover: 'ButtonText', fg: 'ButtonFace' } as const;

/**
 * What every role is where the reader's system decides on colors. Browsers put these in place of ours for text, grounds
 * and borders; as values of the roles they also reach drawings, and one can ask for a role and get what is seen.
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
