import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const folder = 'docs/specification';

/** A rule of the specification, as stated on its page. */
export interface Rule {
  readonly id: string;
  /** One or two sentences in Markdown. */
  readonly text: string;
  /** Agreed on, but not yet proven by a test or story. */
  readonly isPlanned: boolean;
  /** Section of the page, or '' before the first section. */
  readonly section: string;
}

/** A page of the specification: the rules of one area. */
export interface Area {
  /** Prefix of the rule IDs, for example `TBL`. */
  readonly prefix: string;
  /** Path of the page, relative to the root of the repository. */
  readonly path: string;
  readonly title: string;
  readonly intro: string;
  readonly rules: readonly Rule[];
}

/** A decision, made where the owner's text leaves a gap. */
export interface Decision {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const headingOfRule = /^### ([A-Z]{2,4}-\d+)$/;

/** Returns whether a line under a rule was written by this script. */
export const isProofLine = (line: string) => line.startsWith('Proof: ');

/** The line under a rule that isn't proven yet. */
export const plannedLine = 'Planned.';

/** Parses the page of an area. */
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

/** Reads all areas, in the order of the index. */
export function readAreas(): readonly Area[] {
  const listed = [...read(index).matchAll(/^- \[[^\]]+\]\(([\w-]+\.md)\)/gm)].map(([, file = '']) => file);
  const others = readdirSync(join(root, folder))
    .filter((file) => ![index, decisionsPage, ...listed].includes(file))
    .sort();
  return [...listed, ...others].map((file) => readArea(join(folder, file), read(file)));
}

/** Parses the decisions: `### D-1`, followed by a bold title and the decision. */
export const readDecisions = (markdown = read(decisionsPage)): readonly Decision[] =>
  markdown
    .split(/^#{2,3} /m)
    .map((block) => /^([DP]-\d+)\n+\*\*(.+?)\.\*\* ([\s\S]*)$/.exec(block))
    .filter((found) => found !== null)
    .map(([, id = '', title = '', text = '']) => ({ id, title, text: text.trim() }));
