/** Returns what a changelog tells users who upgrade to its newest version: the **Migration** blocks only. */
export function migrationNotes(changelog: string): string {
  const [, newest = ''] = changelog.split(/^## /m);
  return newest
    .split(/^- /m)
    .flatMap((change) => change.split('**Migration')[1] ?? [])
    .join('\n');
}

/** Returns the code in notes: the text between backticks. */
export const codeIn = (notes: string): readonly string[] =>
  [...notes.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/**
 * Returns whether notes explain what happened to an export: by its name, or in a sentence about every export or type of
 * its entry.
 */
export const isExplained = (
  notes: string,
  { name, entry }: { name: string; entry?: string | undefined },
): boolean =>
  codeIn(notes).some((code) => code.match(/[\w$]+/g)?.includes(name)) ||
  ['export', 'type'].some((kind) => notes.includes(`Every ${kind} of \`${entry}\``));

/** An error of the type checker, and the names in it: the code that it points to, and what its message quotes. */
export interface TypeProblem {
  readonly line: string;
  readonly names: readonly string[];
  /** The module that the error is about, or undefined. */
  readonly entry: string | undefined;
}

/** Parses the output of `tsc --pretty false`. `source` returns the lines of a file. */
export const typeProblems = (
  printed: string,
  source: (file: string) => readonly string[],
): readonly TypeProblem[] =>
  [...printed.matchAll(/^(\S+)\((\d+),(\d+)\): error TS\d+: (.*)$/gm)].map(
    ([line, file = '', row, column, message = '']) => {
      const code = source(file)[Number(row) - 1]?.slice(Number(column) - 1) ?? '';
      const [word = ''] = /^[\w$]+/.exec(code) ?? [];
      const quoted = [...message.matchAll(/'"?([\w$]+)"?'/g)].map(([, name = '']) => name);
      const [entry] = /@[\w-]+\/[\w/-]+/.exec(message) ?? [];
      return { line, names: [word, ...quoted].filter(Boolean), entry };
    },
  );
