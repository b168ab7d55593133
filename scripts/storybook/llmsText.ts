import type { Plugin } from 'vite';
import type { ApiExport } from '../api/publicApi.ts';
import { type StoryPage, storyPages } from './componentPages.ts';
import { type PropRow, propTables } from './propTables.ts';
import { publishedComponents } from './publishedComponents.ts';

const partOf = ({ title }: StoryPage) => title.split('/')[0] ?? '';

const propLine = ({ name, type, isRequired, doc }: PropRow) =>
  `  - \`${name}${isRequired ? '' : '?'}: ${type}\`: ${doc.replace(/\s+/g, ' ')}`;

function pageLines(
  { title, id, component }: StoryPage,
  components: readonly ApiExport[],
  props: Readonly<Record<string, readonly PropRow[]>>,
): readonly string[] {
  const doc = components.find(({ name }) => name === component)?.doc.replace(/\s+/g, ' ');
  const link = `- [${title}](?path=/docs/${id}--docs)`;
  return [doc ? `${link}: \`${component}\`. ${doc}` : link, ...(props[component] ?? []).map(propLine)];
}

/** Renders an index of this Storybook for language models, in the format of llmstxt.org: its pages, components and props. */
export function llmsText(
  pages: readonly StoryPage[],
  components: readonly ApiExport[],
  props: Readonly<Record<string, readonly PropRow[]>>,
): string {
  const parts = [...new Set(pages.map(partOf))];
  const sections = parts.map((part) => {
    const lines = pages
      .filter((page) => partOf(page) === part)
      .toSorted((a, b) => (a.title < b.title ? -1 : 1))
      .flatMap((page) => pageLines(page, components, props));
    return `## ${part}\n\n${lines.join('\n')}\n`;
  });
  return `# Advantage Console

> Brand-themed React packages for insurance referral marketplaces: a design system, components for referrals, marketplaces and feature flags, and complete pages, in two brands, each in light and dark mode. The same information as JSON: [components](manifests/components.json), [stories](index.json).

${sections.join('\n')}`;
}

/** Writes `llms.txt` next to the built Storybook. */
export const llmsTextPlugin = (): Plugin => ({
  name: 'llms-text',
  apply: 'build',
  generateBundle() {
    const source = llmsText([...storyPages().values()], publishedComponents(), propTables());
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source });
  },
});
