/** What a changelog says about its newest version to those who upgrade: the **Migration** blocks, and nothing else. */
export function migrationNotes(changelog: string): string {
  const [, newest = ''] = changelog.split(/^## /m);
  return newest
    .split(/^- /m)
    .flatMap((change) => change.split('**Migration')[1] ?? [])
    .join('\n');
}

/** The code in notes, which is between backticks. */
export const codeIn = (notes: string): readonly string[] =>
  [...notes.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Whether notes say what became of an export: by its name, or in a sentence on every export or type of its entry. */
export const isExplained = (
  notes: string,
  { name, entry }: { name: string; entry?: string | undefined },
): boolean =>
  codeIn(notes).some((code) => code.match(/[\w$]+/g)?.includes(name)) ||
  ['export', 'type'].some((kind) => notes.includes(`Every ${kind} of \`${entry}\``));

/** A complaint of the type check, and the names in it: the code that it points at, and what its message quotes. */
export interface TypeProblem {
  readonly line: string;
  readonly names: readonly string[];
  /** The module that it is about; undefined for none. */
  readonly entry: string | undefined;
}

/** Reads what `tsc --pretty false` prints; `source` gives the lines of a file. */
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
