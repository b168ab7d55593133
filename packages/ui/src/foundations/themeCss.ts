import { propertyName } from '../theme/propertyName.ts';
import { type BrandTokens, resolveTokens } from '../theme/tokens.ts';
import { listTokens, type TokenEntry } from './listTokens.ts';

const declarations = (tokens: readonly TokenEntry[]) =>
  tokens.map(([path, value]) => `--${propertyName(path.split('.'))}: ${value};`).join('\n  ');

/**
 * Returns a brand's tokens as CSS custom properties and nothing else, for pages without components. `{key}-theme` is
 * light; add `dark` for dark mode, or `system` to follow the user's device.
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
