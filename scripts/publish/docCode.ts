const block = /^```[a-z]+ title="([^"]+)"\n([\s\S]*?)^```$/gm;

/**
 * Returns the code of a documentation page that belongs into its own file, by file name: blocks that start with a
 * title, as in ```` ```tsx title="src/Feed.tsx" ````.
 */
export const docCode = (markdown: string): ReadonlyMap<string, string> =>
  new Map([...markdown.matchAll(block)].map(([, file = '', code = '']) => [file, code]));
