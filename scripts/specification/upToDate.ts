import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, folder, readArea, root } from './pages.ts';
import { indexLines, withProofs } from './proofLines.ts';
import { type Proof, readProofs } from './proofs.ts';

const readPage = (path: string) => readFileSync(join(root, path), 'utf8');

/** Returns the path and expected text of every generated page of the specification. */
export function upToDate(
  areas: readonly Area[],
  proofs: readonly Proof[] = readProofs(),
): ReadonlyMap<string, string> {
  const pages = new Map(areas.map(({ path }) => [path, withProofs(path, readPage(path), proofs)]));
  const index = `${folder}/README.md`;
  const [intro] = readPage(index).split(/^- \[/m);
  const written = [...pages].map(([path, text]) => readArea(path, text));
  return new Map([...pages, [index, `${intro}${indexLines(written)}\n`]]);
}
