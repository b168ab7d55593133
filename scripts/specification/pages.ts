import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const folder = 'docs/specification';

/** A rule of the specification, as its page states it. */
export interface Rule {
  readonly id: string;
  /** One or two sentences in Markdown. */
  readonly text: string;
  /** Agreed on, but not proven by any test or story yet. */
  readonly isPlanned: boolean;
  /** The section of the page; '' before the first. */
  readonly section: string;
}

/** A page of the specification: the rules of one area. */
export interface Area {
  /** What the ids of its rules start with, for example `TBL`. */
  readonly prefix: string;
  /** Path of the page from the root of the repository. */
  readonly path: string;
  readonly title: string;
  readonly intro: string;
  readonly rules: readonly Rule[];
}

/** Where the owner's text leaves a gap: what was decided. */
export interface Decision {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const headingOfRule = /^### ([A-Z]{2,4}-\d+)$/;

/** The line under a rule that the script writes. */
export const isProofLine = (line: string) => line.startsWith('Proof: ');

/** The line under a rule that nothing proves yet. */
export const plannedLine = 'Planned.';

/** Reads the page of an area. */
export function readArea(path: string, markdown: string): Area {
  const rules: { id: string; lines: string[]; section: string }[] = [];
  const intro: string[] = [];
  let title = '';
  let section = '';
  for (const line of markdown.split('\n')) {
    const id = headingOfRule.exec(line)?.[1];
    if (id) rules.push({ id, lines: [], section });
    else if (line.startsWith('## ')) section = line.slice(3);
    else if (line.startsWith('# ')) title = line.slice(2);
    else (rules.at(-1)?.lines ?? intro).push(line);
  }
  return {
    prefix: rules[0]?.id.split('-')[0] ?? '',
    path,
    title,
    intro: intro.join(' ').trim(),
    rules: rules.map(({ lines, ...rule }) => ({
      ...rule,
      text: lines
        .filter((line) => !isProofLine(line) && line !== plannedLine)
        .join(' ')
        .trim(),
      isPlanned: lines.includes(plannedLine),
    })),
  };
}

const decisionsPage = 'decisions.md';
const index = 'README.md';

const read = (file: string) => readFileSync(join(root, folder, file), 'utf8');

/** All areas, in the order in which the index lists them. */
export function readAreas(): readonly Area[] {
  const listed = [...read(index).matchAll(/^- \[[^\]]+\]\(([\w-]+\.md)\)/gm)].map(([, file = '']) => file);
  const others = readdirSync(join(root, folder))
    .filter((file) => ![index, decisionsPage, ...listed].includes(file))
    .sort();
  return [...listed, ...others].map((file) => readArea(join(folder, file), read(file)));
}

/** The decisions: `### D-1`, then a title in bold and what was decided. */
export const readDecisions = (markdown = read(decisionsPage)): readonly Decision[] =>
  markdown
    .split(/^#{2,3} /m)
    .map((block) => /^([DP]-\d+)\n+\*\*(.+?)\.\*\* ([\s\S]*)$/.exec(block))
    .filter((found) => found !== null)
    .map(([, id = '', title = '', text = '']) => ({ id, title, text: text.trim() }));
