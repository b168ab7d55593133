import { diffArrays } from 'diff';

export interface SentencePart {
  /** The offset of the part in the sentence. */
  readonly at: number;
  readonly words: string;
  /** Whether the other sentence lacks the part at this position. */
  readonly isOwn: boolean;
}

const stripPunctuation = (word: string) => word.replace(/[.,:;]$/, '');

/** Splits a sentence into parts that it shares with another one, in order, and parts that only it has. */
export function diffSentences(text: string, other: string): readonly SentencePart[] {
  const changes = diffArrays(other.split(' '), text.split(' '), {
    comparator: (one, another) => stripPunctuation(one) === stripPunctuation(another),
  });
  let at = 0;
  return changes
    .filter(({ removed }) => !removed)
    .map(({ added, value }) => {
      const [start, words] = [at, value.join(' ')];
      const isLast = start + words.length >= text.length;
      at = start + words.length + 1;
      return { at: start, words: isLast ? words : `${words} `, isOwn: added };
    });
}
