import { diffArrays } from 'diff';

const stripPunctuation = (word: string) => word.replace(/[.,:;]$/, '');

/**
 * Splits a sentence into parts that it shares with another one, in order, and parts that only it has. `at` is the offset
 * of a part in the sentence.
 */
export function diffSentences(text: string, other: string) {
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
