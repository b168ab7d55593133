import type { ComponentPage } from '../../scripts/storybook/componentPages.ts';

/** The groups of the gallery, in its order. Those of `UI` come first, and the sidebar has the same ones. */
export const groups = [
  'Actions',
  'Fields',
  'Choices',
  'Overlays',
  'Feedback',
  'Navigation',
  'Data',
  'Layout',
  'Typography',
  'Live list',
  'Referrals',
  'Marketplace form',
  'Feature flags',
] as const;

/** Returns the group of a page: the second part of a title in `UI`, the first of any other. */
export const groupOf = ({ title }: Pick<ComponentPage, 'title'>) => {
  const [part = '', group = ''] = title.split('/');
  return part === 'UI' ? group : part;
};

/**
 * Returns the components that match every word of a query, by group. A word matches a name, the group, the line below
 * the name, or a case for which the guide says to use the component.
 */
export function groupPages(pages: readonly ComponentPage[], query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ title, component, line, when }: ComponentPage) => {
    const text = [title, component, line, ...when].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ group, pages: pages.filter((page) => groupOf(page) === group && matches(page)) }))
    .filter(({ pages: found }) => found.length > 0);
}
