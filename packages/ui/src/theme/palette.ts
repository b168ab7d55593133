/** Status hues shared by all brands. Components use roles instead of these. */
export const statusPalette = {
  blue: { 50: '#e7f0fd', 200: '#b5d0f5', 300: '#93c2ff', 700: '#12509c', 800: '#1e426f', 950: '#11294b' },
  green: {
    50: '#e3f4e7',
    200: '#b2dcbe',
    300: '#7ad795',
    600: '#1d8443',
    700: '#17622e',
    800: '#1f4d2e',
    950: '#10301c',
  },
  yellow: { 50: '#fcf2d2', 200: '#e8d28a', 300: '#f2cc62', 700: '#6b4a00', 800: '#544310', 950: '#33290b' },
  red: {
    50: '#fdeae8',
    200: '#f3bdb8',
    300: '#ff9f97',
    600: '#c22a22',
    700: '#a1211b',
    800: '#672522',
    950: '#3c1715',
  },
  pink: { 50: '#fbe8f3', 200: '#edb8d7', 300: '#f79fd1', 700: '#8f1e60', 800: '#5b2147', 950: '#38152c' },
} as const;
