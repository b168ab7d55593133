import { diffArrays } from 'diff';

/** A piece of a sentence. */
export interface SentencePart {
  /** Where it starts. */
  readonly at: number;
  readonly words: string;
  /** Whether the other sentence lacks it at this place. */
  readonly isOwn: boolean;
}

const bare = (word: string) => word.replace(/[.,:;]$/, '');

/** Cuts a sentence into pieces that it shares with another one, in their order, and pieces that only it has. */
export function ownParts(text: string, other: string): readonly SentencePart[] {
  const pieces = diffArrays(other.split(' '), text.split(' '), {
    comparator: (one, another) => bare(one) === bare(another),
  });
  let at = 0;
  return pieces
    .filter(({ removed }) => !removed)
    .map(({ added, value }) => {
      const [start, words] = [at, value.join(' ')];
      const isLast = start + words.length >= text.length;
      at = start + words.length + 1;
      return { at: start, words: isLast ? words : `${words} `, isOwn: added };
    });
}
