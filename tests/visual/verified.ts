import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyDigests } from './storyInputs.ts';

/**
 * What each story file was made of when all of its stories last passed, by title. Written by `test:visual:update`; a
 * story file with another digest is drawn and compared again.
 */
const record = join(import.meta.dirname, 'verified.json');

const readRecord = (): Readonly<Record<string, string>> =>
  existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};

/** The titles of the story files that are made of just what they were made of when they last passed. */
export async function verifiedTitles(): Promise<readonly string[]> {
  const verified = readRecord();
  const digests = await storyDigests();
  return [...digests].filter(([title, digest]) => verified[title] === digest).map(([title]) => title);
}

/** Records that every story of these files has just passed, and drops files that no longer exist. */
export async function recordVerified(titles: ReadonlySet<string>) {
  const before = readRecord();
  const digests = await storyDigests();
  const after = [...digests].flatMap(([title, digest]) => {
    const recorded = titles.has(title) ? digest : before[title];
    return recorded ? [[title, recorded] as const] : [];
  });
  const sorted = after.sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
