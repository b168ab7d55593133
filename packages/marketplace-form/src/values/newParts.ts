/** A piece of a sentence. */
export interface SentencePart {
  /** Where it starts. */
  readonly at: number;
  readonly words: string;
  /** Whether the earlier sentence lacks it. */
  readonly isNew: boolean;
}

const bare = (word: string) => word.replace(/[.,:;]$/, '');

/** Cuts a sentence into pieces that the earlier one has and pieces that it lacks. All pieces together are the sentence. */
export function newParts(text: string, before: string): readonly SentencePart[] {
  const known = new Set(before.split(' ').map(bare));
  const parts: SentencePart[] = [];
  let at = 0;
  for (const word of text.split(' ')) {
    const piece = at + word.length < text.length ? `${word} ` : word;
    const isNew = !known.has(bare(word));
    const last = parts.at(-1);
    if (last?.isNew === isNew) parts[parts.length - 1] = { ...last, words: last.words + piece };
    else parts.push({ at, words: piece, isNew });
    at += piece.length;
  }
  return parts;
}
