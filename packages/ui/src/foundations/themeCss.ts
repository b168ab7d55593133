import { propertyName } from '../theme/propertyName.ts';
import { type BrandTokens, resolveTokens } from '../theme/tokens.ts';
import { listTokens, type TokenEntry } from './listTokens.ts';

const declarations = (tokens: readonly TokenEntry[]) =>
  tokens.map(([path, value]) => `--${propertyName(path.split('.'))}: ${value};`).join('\n  ');

/**
 * The tokens of a brand as CSS custom properties and nothing else, for pages that use no component: `{key}-theme` is
 * light, with `dark` next to it dark, with `system` as the reader's device.
 */
export function themeCss(key: string, tokens: BrandTokens): string {
  const light = listTokens(resolveTokens(tokens, 'light'));
  const values = new Map(light);
  const dark = listTokens(resolveTokens(tokens, 'dark')).filter(
    ([path, value]) => values.get(path) !== value,
  );
  return `.${key}-theme {
  ${declarations(light)}
}

@media screen {
.${key}-theme.dark {
  ${declarations(dark)}
}
}

@media screen and (prefers-color-scheme: dark) {
.${key}-theme.system {
  ${declarations(dark)}
}
}
`;
}
