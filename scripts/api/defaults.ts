import ts from '@typescript/typescript6';

/** What holds where a property is left out, as its doc comment ends: 'Default false.', 'Default: none.' */
export function defaultOf(doc: string, tags: readonly ts.JSDocTagInfo[]): string {
  const [, sentence = ''] = /\bDefaults?:? (.*?)\.?(?=\s*$|\.\s)/s.exec(doc) ?? [];
  const tag = tags.find(({ name }) => name === 'default');
  return sentence.replace(/\s+/g, ' ') || ts.displayPartsToString(tag?.text).trim();
}
