import { brandShadows, statusRoles } from '../sharedRoles.ts';
import type { BrandTokens, ColorRoles } from '../tokens.ts';

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
  ...statusRoles.light,
  neutral: { bg: palette.gray[100], fg: palette.gray[600], border: palette.gray[200] },
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
  ...statusRoles.dark,
  neutral: { bg: palette.ink[800], fg: palette.ink[300], border: palette.ink[700] },
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

const shadows = brandShadows('20 32 48');

export const bridgeTokens: BrandTokens = {
  radius: { s: '4px', m: '6px', l: '8px' },
  rowHeight: '2.5rem',
  light: { color: light, shadow: shadows.light },
  dark: { color: dark, shadow: shadows.dark },
};
