import { existsSync, readFileSync, writeFileSync } from 'node:fs';

type Digests = () => Promise<ReadonlyMap<string, string>>;

/**
 * A file that records, by name, the digest of each part's inputs when the part last passed. A part whose digest has
 * changed is tried again.
 */
export function createRecord(file: string, digests: Digests) {
  const read = (): Readonly<Record<string, string>> =>
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    /** The parts whose inputs are unchanged since they last passed. */
    async verified(): Promise<readonly string[]> {
      const before = read();
      return [...(await digests())].filter(([name, digest]) => before[name] === digest).map(([name]) => name);
    },
    /** Records that these parts have passed, and drops parts that no longer exist. */
    async save(names: ReadonlySet<string>): Promise<void> {
      const before = read();
      const after = [...(await digests())].flatMap(([name, digest]) => {
        const recorded = names.has(name) ? digest : before[name];
        return recorded ? [[name, recorded] as const] : [];
      });
      const sorted = after.sort(([one], [other]) => (one < other ? -1 : 1));
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    },
  };
}

export type TestRecord = ReturnType<typeof createRecord>;
