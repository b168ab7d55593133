import { basename, dirname, relative } from 'node:path';
import { type Area, isProofLine, plannedLine } from './pages.ts';
import type { Proof } from './proofs.ts';

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** `[Form](…): Empty, Filled`, a link for each file with the names of its stories; tests have no names here. */
function linksTo(page: string, proofs: readonly Proof[]): readonly string[] {
  const files = Map.groupBy(proofs, ({ path }) => path);
  return [...files].map(([path, [first, ...others]]) => {
    const link = (label: string) => `[${label}](${relative(dirname(page), path)})`;
    if (first?.kind !== 'story') return link(basename(path));
    const names = [first, ...others].map((proof) => (proof.kind === 'story' ? proof.name : ''));
    return `${link(first.page)} (${names.join(', ')})`;
  });
}

/** `Proof: …` with the files of tests, then the stories; undefined where nothing proves the rule. */
export function proofLine(page: string, id: string, proofs: readonly Proof[]): string | undefined {
  const own = proofs.filter(({ ids }) => ids.includes(id));
  const links = (kind: Proof['kind']) =>
    linksTo(
      page,
      own.filter((proof) => proof.kind === kind),
    ).toSorted(compare);
  return own.length > 0 ? `Proof: ${[...links('test'), ...links('story')].join(' · ')}` : undefined;
}

/** The page with up-to-date proof lines. A planned rule that has become proven is planned no more. */
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

/** The lines of the index, one for each area. */
export const indexLines = (areas: readonly Area[]): string => areas.map(indexLine).join('\n');
