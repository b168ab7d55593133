import type { ComponentPage } from './componentPages.ts';
import type { PropRow } from './publishedComponents.ts';

/** Renders an index of this Storybook for language models, as llmstxt.org describes it: its pages, components and props. */
export function llmsText(
  pages: readonly Pick<ComponentPage, 'title' | 'id' | 'component' | 'line'>[],
  props: Readonly<Record<string, readonly PropRow[]>>,
): string {
  const lines = pages.flatMap(({ title, id, component, line }) => [
    `- [${title}](?path=/docs/${id}--docs): ${component && `\`${component}\`. `}${line}`,
    ...(props[component] ?? []).map(
      ({ name, type, isRequired, doc }) =>
        `  - \`${name}${isRequired ? '' : '?'}: ${type}\`: ${doc.replace(/\s+/g, ' ')}`,
    ),
  ]);
  return `# Advantage Console

> Brand-themed React packages for insurance referral marketplaces: a design system, components for referrals, marketplaces and feature flags, and complete pages, in two brands, each in light and dark mode. The same information as JSON: [components](manifests/components.json), [stories](index.json).

## Pages

${lines.join('\n')}
`;
}
