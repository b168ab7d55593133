/** One token: its path and its value. */
export type TokenEntry = readonly [path: string, value: string];

type TokenTree = { readonly [name: string]: string | TokenTree };

/** Every token of a tree, in its order, by its path: `color.bg.canvas`. */
export function listTokens(tree: TokenTree, prefix = ''): readonly TokenEntry[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value] as const] : listTokens(value, `${prefix}${name}.`),
  );
}
