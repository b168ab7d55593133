import { statusPalette } from '../palette.ts';
import type { BrandTokens, ColorRoles, Shadows } from '../tokens.ts';

const palette = {
  gray: {
    0: '#ffffff',
    25: '#f8fafb',
    50: '#f2f5f8',
    100: '#e9eef3',
    150: '#e0e6ed',
    200: '#cfd8e1',
    400: '#7a8898',
    500: '#576575',
    600: '#475463',
    900: '#142030',
  },
  ink: {
    100: '#e7edf4',
    300: '#a9b7c8',
    400: '#93a3b6',
    500: '#6b7d93',
    700: '#2f435b',
    750: '#24364b',
    800: '#1b2a3d',
    850: '#152234',
    900: '#101b2a',
    950: '#0b1420',
  },
  sea: {
    50: '#e5f3ef',
    100: '#cfe9e2',
    300: '#55d3b5',
    400: '#35c2a1',
    600: '#0b7a64',
    700: '#09624f',
    800: '#074c3e',
    875: '#122f2e',
    900: '#12342f',
    950: '#04241c',
  },
  navy: { 700: '#2b415e', 800: '#1c3049', 900: '#13243a', 950: '#0f1e31' },
} as const;

const light: ColorRoles = {
  bg: {
    canvas: palette.gray[50],
    surface: palette.gray[0],
    subtle: palette.gray[25],
    inset: palette.gray[100],
    hover: palette.gray[50],
    pressed: palette.gray[100],
    selected: palette.sea[50],
    raised: palette.gray[0],
  },
  fg: {
    default: palette.gray[900],
    muted: palette.gray[600],
    subtle: palette.gray[500],
    link: palette.sea[700],
  },
  border: { hairline: palette.gray[150], default: palette.gray[200], control: palette.gray[400] },
  accent: {
    bg: palette.sea[600],
    bgHover: palette.sea[700],
    fg: palette.gray[0],
    softBg: palette.sea[50],
    softFg: palette.sea[700],
    mark: palette.sea[600],
  },
  primary: { bg: palette.sea[600], bgHover: palette.sea[700], fg: palette.gray[0], border: palette.sea[600] },
  urgent: { fg: palette.sea[700], border: palette.sea[600], bgHover: palette.sea[50] },
  info: { bg: statusPalette.blue[50], fg: statusPalette.blue[700], border: statusPalette.blue[200] },
  neutral: { bg: palette.gray[100], fg: palette.gray[600], border: palette.gray[200] },
  positive: {
    bg: statusPalette.green[50],
    fg: statusPalette.green[700],
    border: statusPalette.green[200],
    mark: statusPalette.green[600],
  },
  caution: { bg: statusPalette.yellow[50], fg: statusPalette.yellow[700], border: statusPalette.yellow[200] },
  critical: {
    bg: statusPalette.red[50],
    fg: statusPalette.red[700],
    border: statusPalette.red[200],
    mark: statusPalette.red[600],
  },
  special: { bg: statusPalette.pink[50], fg: statusPalette.pink[700], border: statusPalette.pink[200] },
  focus: { ring: '#1763c6', ringChrome: '#8fc1ff' },
  chrome: {
    bg: palette.navy[950],
    fg: '#e9eff6',
    muted: '#a5b4c6',
    hover: palette.navy[900],
    selected: palette.navy[800],
    border: '#223650',
    mark: palette.sea[300],
  },
  scrim: 'rgb(11 20 32 / .48)',
};

const dark: ColorRoles = {
  bg: {
    canvas: palette.ink[950],
    surface: palette.ink[900],
    subtle: palette.ink[850],
    inset: palette.ink[800],
    hover: palette.ink[850],
    pressed: palette.ink[800],
    selected: palette.sea[900],
    raised: palette.ink[850],
  },
  fg: {
    default: palette.ink[100],
    muted: palette.ink[300],
    subtle: palette.ink[400],
    link: palette.sea[300],
  },
  border: { hairline: palette.ink[800], default: palette.ink[750], control: palette.ink[500] },
  accent: {
    bg: palette.sea[400],
    bgHover: palette.sea[300],
    fg: palette.sea[950],
    softBg: palette.sea[900],
    softFg: palette.sea[300],
    mark: palette.sea[400],
  },
  primary: {
    bg: palette.sea[400],
    bgHover: palette.sea[300],
    fg: palette.sea[950],
    border: palette.sea[400],
  },
  urgent: { fg: palette.sea[300], border: palette.sea[400], bgHover: palette.sea[875] },
  info: { bg: statusPalette.blue[950], fg: statusPalette.blue[300], border: statusPalette.blue[800] },
  neutral: { bg: palette.ink[800], fg: palette.ink[300], border: palette.ink[700] },
  positive: {
    bg: statusPalette.green[950],
    fg: statusPalette.green[300],
    border: statusPalette.green[800],
    mark: statusPalette.green[300],
  },
  caution: {
    bg: statusPalette.yellow[950],
    fg: statusPalette.yellow[300],
    border: statusPalette.yellow[800],
  },
  critical: {
    bg: statusPalette.red[950],
    fg: statusPalette.red[300],
    border: statusPalette.red[800],
    mark: statusPalette.red[300],
  },
  special: { bg: statusPalette.pink[950], fg: statusPalette.pink[300], border: statusPalette.pink[800] },
  focus: { ring: '#8fc1ff', ringChrome: '#8fc1ff' },
  chrome: {
    bg: '#08101a',
    fg: '#e4ebf3',
    muted: '#9dacbe',
    hover: '#101c2b',
    selected: '#17273a',
    border: '#1a2a3d',
    mark: palette.sea[300],
  },
  scrim: 'rgb(3 8 14 / .64)',
};

const lightShadows: Shadows = {
  s: '0 1px 2px rgb(20 32 48 / .08)',
  m: '0 1px 2px rgb(20 32 48 / .06), 0 8px 24px -4px rgb(20 32 48 / .16)',
  l: '0 2px 4px rgb(20 32 48 / .06), 0 24px 48px -8px rgb(20 32 48 / .24)',
};

const darkShadows: Shadows = {
  s: '0 1px 2px rgb(0 0 0 / .4)',
  m: '0 0 0 1px rgb(255 255 255 / .04), 0 8px 24px -4px rgb(0 0 0 / .6)',
  l: '0 0 0 1px rgb(255 255 255 / .04), 0 24px 48px -8px rgb(0 0 0 / .7)',
};

export const bridgeTokens: BrandTokens = {
  radius: { s: '4px', m: '6px', l: '8px' },
  rowHeight: '2.5rem',
  light: { color: light, shadow: lightShadows },
  dark: { color: dark, shadow: darkShadows },
};
