import type { ColorMode, ColorRoles, Shadows } from './tokens.ts';

type StatusRoles = Pick<ColorRoles, 'info' | 'positive' | 'caution' | 'critical' | 'special'>;

/** The colors of statuses, which mean the same in all brands. */
export const statusRoles: Readonly<Record<ColorMode, StatusRoles>> = {
  light: {
    info: { bg: '#e7f0fd', fg: '#12509c', border: '#b5d0f5' },
    positive: { bg: '#e3f4e7', fg: '#17622e', border: '#b2dcbe', mark: '#1d8443' },
    caution: { bg: '#fcf2d2', fg: '#6b4a00', border: '#e8d28a' },
    critical: { bg: '#fdeae8', fg: '#a1211b', border: '#f3bdb8', mark: '#c22a22' },
    special: { bg: '#fbe8f3', fg: '#8f1e60', border: '#edb8d7' },
  },
  dark: {
    info: { bg: '#11294b', fg: '#93c2ff', border: '#1e426f' },
    positive: { bg: '#10301c', fg: '#7ad795', border: '#1f4d2e', mark: '#7ad795' },
    caution: { bg: '#33290b', fg: '#f2cc62', border: '#544310' },
    critical: { bg: '#3c1715', fg: '#ff9f97', border: '#672522', mark: '#ff9f97' },
    special: { bg: '#38152c', fg: '#f79fd1', border: '#5b2147' },
  },
};

const shadowsOf = (ink: string): Shadows => ({
  s: `0 1px 2px rgb(${ink} / .08)`,
  m: `0 1px 2px rgb(${ink} / .06), 0 8px 24px -4px rgb(${ink} / .16)`,
  l: `0 2px 4px rgb(${ink} / .06), 0 24px 48px -8px rgb(${ink} / .24)`,
});

/** Returns the shadows of a brand. In light mode they have a dark color of the brand, e.g. `49 38 23`. */
export const brandShadows = (ink: string): Readonly<Record<ColorMode, Shadows>> => ({
  light: shadowsOf(ink),
  dark: {
    s: '0 1px 2px rgb(0 0 0 / .4)',
    m: '0 0 0 1px rgb(255 255 255 / .04), 0 8px 24px -4px rgb(0 0 0 / .6)',
    l: '0 0 0 1px rgb(255 255 255 / .04), 0 24px 48px -8px rgb(0 0 0 / .7)',
  },
});
