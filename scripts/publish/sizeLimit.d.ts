/** The plugins of size-limit have no types. */
declare module '@size-limit/*' {
  const plugins: readonly object[];
  export default plugins;
}

declare module 'size-limit' {
  export default function sizeLimit(
    plugins: readonly (readonly object[])[],
    config: { readonly checks: readonly object[] },
  ): Promise<readonly { readonly size?: number }[]>;
}
