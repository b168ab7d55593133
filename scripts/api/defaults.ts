import ts from '@typescript/typescript6';

/**
 * Returns the default of a property from the end of its doc comment, 'Default false.' or 'Default: none.', or from its
 * `@default` tag.
 */
export function defaultOf(doc: string, tags: readonly ts.JSDocTagInfo[]): string {
  const [, sentence = ''] = /\bDefaults?:? (.*?)\.?(?=\s*$|\.\s)/s.exec(doc) ?? [];
  const tag = tags.find(({ name }) => name === 'default');
  return sentence.replace(/\s+/g, ' ') || ts.displayPartsToString(tag?.text).trim();
}
