/** A token: its path and its value. */
export type TokenEntry = readonly [path: string, value: string];

type TokenTree = { readonly [name: string]: string | TokenTree };

/** Lists all tokens of a tree in order, with their paths, e.g. `color.bg.canvas`. */
export function listTokens(tree: TokenTree, prefix = ''): readonly TokenEntry[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value] as const] : listTokens(value, `${prefix}${name}.`),
  );
}
