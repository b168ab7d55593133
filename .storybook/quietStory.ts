const levels = ['error', 'warn'] as const;

/** What Storybook says of itself. */
const ownWords = /Accessing the Story Store is deprecated/;

let printed: string[] = [];

/** Listens to what a story prints while it is drawn and played (T11). */
export function listenToStory(): () => void {
  printed = [];
  const methods = levels.map((level) => {
    const method = console[level];
    console[level] = (...words: unknown[]) => {
      printed.push(`${level}: ${words.map(String).join(' ')}`);
      method(...words);
    };
    return () => {
      console[level] = method;
    };
  });
  return () => {
    for (const restore of methods) restore();
  };
}

/** Fails a story that printed an error or a warning, but for what its parameter `prints` matches. */
export function expectQuiet({ parameters }: { readonly parameters: { readonly prints?: RegExp } }): void {
  const loud = printed.filter((line) => !ownWords.test(line) && !parameters.prints?.test(line));
  if (loud.length > 0) throw new Error(`The story printed:\n${loud.join('\n')}`);
}
