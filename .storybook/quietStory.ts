const levels = ['error', 'warn'] as const;

/** Matches a warning of Storybook itself. */
const storybookWarning = /Accessing the Story Store is deprecated/;

let printed: string[] = [];

/** Records what a story prints while it renders and plays (T11). Returns a function that stops recording. */
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

/** Fails a story that printed an error or warning, except for what its `prints` parameter matches. */
export function expectQuiet({ parameters }: { readonly parameters: { readonly prints?: RegExp } }): void {
  const unexpected = printed.filter((line) => !storybookWarning.test(line) && !parameters.prints?.test(line));
  if (unexpected.length > 0) throw new Error(`The story printed:\n${unexpected.join('\n')}`);
}
