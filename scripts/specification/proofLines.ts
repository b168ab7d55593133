import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type Area, folder, isProofLine, plannedLine, readArea, root } from './pages.ts';
import { type Proof, readProofs } from './proofs.ts';

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * Returns one link per file: tests by file name, stories by page, with the names of the stories that prove the rule.
 */
function linksTo(page: string, proofs: readonly Proof[]): readonly string[] {
  return [...new Set(proofs.map(({ path }) => path))].map((path) => {
    const inFile = proofs.filter((proof) => proof.path === path);
    const stories = inFile.filter((proof) => proof.kind === 'story');
    const link = `[${stories[0]?.page ?? basename(path)}](${relative(dirname(page), path)})`;
    return stories.length > 0 ? `${link} (${stories.map(({ name }) => name).join(', ')})` : link;
  });
}

/** Returns the line `Proof: …` with the test files, then the stories. Returns undefined if nothing proves the rule. */
export function proofLine(page: string, id: string, proofs: readonly Proof[]): string | undefined {
  const own = proofs.filter(({ ids }) => ids.includes(id));
  const links = (kind: Proof['kind']) =>
    linksTo(
      page,
      own.filter((proof) => proof.kind === kind),
    ).toSorted(compare);
  return own.length > 0 ? `Proof: ${[...links('test'), ...links('story')].join(' · ')}` : undefined;
}

/** Returns the page with updated proof lines. A planned rule that has been proven is no longer marked as planned. */
export function withProofs(page: string, markdown: string, proofs: readonly Proof[]): string {
  const [head = '', ...blocks] = markdown.split(/^(?=#{2,3} )/m);
  const written = blocks.map((block) => {
    const id = /^### (\S+)\n/.exec(block)?.[1];
    if (!id) return block;
    const proof = proofLine(page, id, proofs);
    const kept = block
      .split('\n')
      .filter((line) => !isProofLine(line) && !(proof && line === plannedLine))
      .join('\n')
      .trim();
    return `${kept}${proof ? `\n\n${proof}` : ''}\n\n`;
  });
  return `${[head, ...written].join('').trim()}\n`;
}

const indexLine = ({ title, path, prefix, rules }: Area) => {
  const planned = rules.filter(({ isPlanned }) => isPlanned).length;
  return `- [${title}](${basename(path)}) \`${prefix}\`: ${rules.length} rules${planned ? `, ${planned} planned` : ''}`;
};

/** Returns the lines of the index, one per area. */
const indexLines = (areas: readonly Area[]): string => areas.map(indexLine).join('\n');

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
