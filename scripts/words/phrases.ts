/** Phrases that sound translated, and what to write instead. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\banew\b/i, 'again'],
  [/\bbeside\b/i, 'next to, with'],
  [/\bof (its|their|his|her|our|your) own\b/i, 'its own …'],
  [/\bsought\b/i, 'wanted, searched for'],
  [/\bsees? to\b/i, 'makes sure'],
  [/\bwhom\b/i, 'who'],
  [/\b(those|many|all|none) of them that\b/i, 'those that'],
  [/\bstands(?! (for|in for|out))\b/i, 'is'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/(?<!there )\bis none\b/i, 'is not one'],
  [/\b(is|are|was|were) no more\b/i, 'no longer …'],
  [/\b(is|are) called so\b/i, 'is named …'],
  [/\bthere is no such\b/i, '… not found'],
  [/\bis no (known|file|state|longer known)\b/i, "isn't a …"],
  [/\bas (it was|they were)(?=[.,;:'"`)]|$)/i, 'unchanged, back to default'],
  [/\btold so\b|\btells so\b/i, 'says …'],
  [/\bnothing of (it|them|this)\b/i, 'none of …'],
  [/\btell me of\b/i, 'notify me about'],
  [/\bkeeps no\b/i, "can't save"],
  [/\btakes? long to\b/i, 'is taking longer than usual'],
  [/\banswer as agreed\b/i, 'unexpected response'],
  [/\bfinding out whether\b/i, 'checking whether'],
  [/\bforget them\b/i, 'discard'],
  [/\bgo(es)? on where\b/i, 'continue where'],
  [/\bso they never are\b/i, '(say what is wrong)'],
  [/\bevery (now|so) and\b/i, 'sometimes'],
  [/\bno matter\b/i, 'regardless of'],
];

/** A phrase from the list, found in a text. */
export interface PhraseHit {
  readonly line: number;
  readonly found: string;
  readonly better: string;
}

/** Finds the phrases from the list in a text, from top to bottom. None of them spans lines. */
export const phrasesIn = (text: string): readonly PhraseHit[] =>
  phrases
    .flatMap(([pattern, better]) =>
      [...text.matchAll(new RegExp(pattern, 'gim'))].map(({ 0: found, index }) => ({
        line: text.slice(0, index).split('\n').length,
        found,
        better,
      })),
    )
    .toSorted((a, b) => a.line - b.line);
