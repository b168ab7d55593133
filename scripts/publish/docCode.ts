const block = /^```[a-z]+ title="([^"]+)"\n([\s\S]*?)^```$/gm;

/**
 * The code of a page of the documentation that is in its own file, by the name of the file: blocks that begin
 * with a title, as in ```` ```tsx title="src/Feed.tsx" ````.
 */
export const docCode = (markdown: string): ReadonlyMap<string, string> =>
  new Map([...markdown.matchAll(block)].map(([, file = '', code = '']) => [file, code]));
