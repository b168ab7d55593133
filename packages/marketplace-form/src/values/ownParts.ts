/** A piece of a sentence. */
export interface SentencePart {
  /** Where it starts. */
  readonly at: number;
  readonly words: string;
  /** Whether the other sentence lacks it. */
  readonly isOwn: boolean;
}

const bare = (word: string) => word.replace(/[.,:;]$/, '');

/** Cuts a sentence into pieces that another one has too and pieces that it lacks. All pieces together are the sentence. */
export function ownParts(text: string, other: string): readonly SentencePart[] {
  const known = new Set(other.split(' ').map(bare));
  const parts: SentencePart[] = [];
  let at = 0;
  for (const word of text.split(' ')) {
    const piece = at + word.length < text.length ? `${word} ` : word;
    const isOwn = !known.has(bare(word));
    const last = parts.at(-1);
    if (last?.isOwn === isOwn) parts[parts.length - 1] = { ...last, words: last.words + piece };
    else parts.push({ at, words: piece, isOwn });
    at += piece.length;
  }
  return parts;
}
