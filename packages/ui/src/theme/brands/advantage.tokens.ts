import { statusPalette } from '../palette.ts';
import type { BrandTokens, ColorRoles, Shadows } from '../tokens.ts';

const palette = {
  gray: {
    0: '#ffffff',
    25: '#fcfaf7',
    50: '#f7f4ef',
    100: '#f0ebe4',
    150: '#e9e3da',
    200: '#dad2c7',
    400: '#8b8378',
    500: '#635b52',
    600: '#544d45',
    900: '#1f1b17',
  },
  ink: {
    100: '#f3efea',
    300: '#bdb4a9',
    400: '#a79e92',
    500: '#857c71',
    700: '#464038',
    750: '#373129',
    800: '#2b2723',
    850: '#23201c',
    900: '#1b1916',
    950: '#13110f',
  },
  cobalt: {
    50: '#ebf0fd',
    100: '#d7e1fb',
    300: '#a3baff',
    400: '#8aa6ff',
    600: '#2149c8',
    700: '#1b3cab',
    800: '#17318d',
    825: '#2849b6',
    850: '#1f3da3',
    900: '#1d2747',
    950: '#0c1536',
  },
  amber: {
    50: '#fdf3df',
    300: '#ffc965',
    400: '#f8b133',
    500: '#efa01b',
    700: '#a56a04',
    800: '#7a4c00',
    900: '#33260e',
    950: '#291a00',
  },
} as const;

const light: ColorRoles = {
  bg: {
    canvas: palette.gray[50],
    surface: palette.gray[0],
    subtle: palette.gray[25],
    inset: palette.gray[100],
    hover: palette.gray[50],
    pressed: palette.gray[100],
    selected: palette.cobalt[50],
    raised: palette.gray[0],
  },
  fg: {
    default: palette.gray[900],
    muted: palette.gray[600],
    subtle: palette.gray[500],
    link: palette.cobalt[600],
  },
  border: { hairline: palette.gray[150], default: palette.gray[200], control: palette.gray[400] },
  accent: {
    bg: palette.cobalt[600],
    bgHover: palette.cobalt[700],
    fg: palette.gray[0],
    softBg: palette.cobalt[50],
    softFg: palette.cobalt[700],
    mark: palette.cobalt[600],
  },
  primary: {
    bg: palette.amber[400],
    bgHover: palette.amber[500],
    fg: palette.amber[950],
    border: palette.amber[700],
  },
  urgent: { fg: palette.amber[800], border: palette.amber[700], bgHover: palette.amber[50] },
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
  focus: { ring: '#2149c8', ringChrome: '#ffd27d' },
  chrome: {
    bg: palette.cobalt[800],
    fg: '#ffffff',
    muted: '#c9d5fb',
    hover: palette.cobalt[850],
    selected: palette.cobalt[825],
    border: '#2c489f',
    mark: palette.amber[400],
  },
  scrim: 'rgb(19 17 15 / .48)',
};

const dark: ColorRoles = {
  bg: {
    canvas: palette.ink[950],
    surface: palette.ink[900],
    subtle: palette.ink[850],
    inset: palette.ink[800],
    hover: palette.ink[850],
    pressed: palette.ink[800],
    selected: palette.cobalt[900],
    raised: palette.ink[850],
  },
  fg: {
    default: palette.ink[100],
    muted: palette.ink[300],
    subtle: palette.ink[400],
    link: palette.cobalt[300],
  },
  border: { hairline: palette.ink[800], default: palette.ink[750], control: palette.ink[500] },
  accent: {
    bg: palette.cobalt[400],
    bgHover: palette.cobalt[300],
    fg: palette.cobalt[950],
    softBg: palette.cobalt[900],
    softFg: palette.cobalt[300],
    mark: palette.cobalt[400],
  },
  primary: {
    bg: palette.amber[400],
    bgHover: palette.amber[300],
    fg: palette.amber[950],
    border: palette.amber[400],
  },
  urgent: { fg: palette.amber[300], border: palette.amber[400], bgHover: palette.amber[900] },
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
  focus: { ring: '#a3baff', ringChrome: '#ffd27d' },
  chrome: {
    bg: '#12142a',
    fg: '#f4f6ff',
    muted: '#b4c2ef',
    hover: '#191d3f',
    selected: '#1c2a60',
    border: '#202d5d',
    mark: palette.amber[400],
  },
  scrim: 'rgb(6 5 4 / .64)',
};

const lightShadows: Shadows = {
  s: '0 1px 2px rgb(49 38 23 / .08)',
  m: '0 1px 2px rgb(49 38 23 / .06), 0 8px 24px -4px rgb(49 38 23 / .16)',
  l: '0 2px 4px rgb(49 38 23 / .06), 0 24px 48px -8px rgb(49 38 23 / .24)',
};

const darkShadows: Shadows = {
  s: '0 1px 2px rgb(0 0 0 / .4)',
  m: '0 0 0 1px rgb(255 255 255 / .04), 0 8px 24px -4px rgb(0 0 0 / .6)',
  l: '0 0 0 1px rgb(255 255 255 / .04), 0 24px 48px -8px rgb(0 0 0 / .7)',
};

export const advantageTokens: BrandTokens = {
  radius: { s: '6px', m: '10px', l: '14px' },
  rowHeight: '2.75rem',
  light: { color: light, shadow: lightShadows },
  dark: { color: dark, shadow: darkShadows },
};
