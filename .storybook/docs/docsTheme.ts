import tokens from '@advantage/ui/tokens.json';
import { create, type ThemeVars } from 'storybook/theming';

/** How stories look, as selected in the toolbar. */
export interface Appearance {
  readonly brand: 'bridge' | 'advantage';
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}

/** Reads the look from globals, e.g. those of the toolbar or a URL. */
export const parseAppearance = ({
  brand,
  mode,
  direction,
}: Readonly<Record<string, unknown>>): Appearance => ({
  brand: brand === 'advantage' ? 'advantage' : 'bridge',
  mode: mode === 'dark' ? 'dark' : 'light',
  direction: direction === 'rtl' ? 'rtl' : 'ltr',
});

/** Serializes globals as in the URL of a preview: `brand:advantage;mode:dark`. */
export const serializeGlobals = (appearance: Appearance) =>
  Object.entries(appearance)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Parses the globals in a URL. */
export const parseGlobals = (search: string) =>
  Object.fromEntries(
    (new URLSearchParams(search).get('globals') ?? '').split(';').map((each) => each.split(':')),
  );

const hex = ({ $value }: { readonly $value: { readonly hex: string } }) => $value.hex;
const number = ({ $value }: { readonly $value: { readonly value: number } }) => $value.value;

/** Creates the theme of the documentation around the stories, from the tokens of a brand. */
export function docsTheme({ brand, mode }: Appearance): ThemeVars {
  const { color, font, radius } = tokens[brand][mode];
  return create({
    base: mode,
    fontBase: font.family.$value.join(', '),
    appBg: hex(color.bg.canvas),
    appContentBg: hex(color.bg.surface),
    appPreviewBg: hex(color.bg.surface),
    appBorderColor: hex(color.border.default),
    appBorderRadius: number(radius.m),
    textColor: hex(color.fg.default),
    textMutedColor: hex(color.fg.muted),
    colorPrimary: hex(color.accent.bg),
    colorSecondary: hex(color.fg.link),
    barBg: hex(color.bg.surface),
    barTextColor: hex(color.fg.muted),
    inputBg: hex(color.bg.surface),
    inputBorder: hex(color.border.control),
    inputTextColor: hex(color.fg.default),
    inputBorderRadius: number(radius.s),
  });
}
