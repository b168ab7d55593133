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
 * Returns the components that match every word of a query, by group. A word matches the start of a word in a name, the
 * group, the line below the name, the names of stories, or a case for which the guide says to use the component.
 */
export function groupPages(pages: readonly ComponentPage[], query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ title, component, line, when, stories }: ComponentPage) => {
    const texts = [title, component, line, ...when, ...stories.map(({ name }) => name)];
    const text = ` ${texts.join(' ').toLowerCase().replace(/[/-]/g, ' ')}`;
    return words.every((word) => text.includes(` ${word}`));
  };
  return groups
    .map((group) => ({ group, pages: pages.filter((page) => groupOf(page) === group && matches(page)) }))
    .filter(({ pages: found }) => found.length > 0);
}

/** How a component is pictured that needs a window: because it floats above the page, or fills its container. */
interface TileWindow {
  readonly width: number;
  /** How much of that width is shown. Default: all of it. */
  readonly shown?: number;
  /** Whether its story is played, to open it. */
  readonly isPlayed: boolean;
}

const floating: TileWindow = { width: 480, isPlayed: true };
/** As wide as it takes not to be a sheet, as on phones. */
const opened: TileWindow = { width: 768, shown: 480, isPlayed: true };
const filling: TileWindow = { width: 480, isPlayed: false };
const large: TileWindow = { width: 1000, isPlayed: false };

const windows: Readonly<Record<string, TileWindow>> = {
  'ui-menu': opened,
  'ui-alert-dialog': filling,
  'ui-dialog': filling,
  'ui-info-popover': floating,
  'ui-popover': floating,
  'ui-profile-menu': opened,
  'ui-toast': floating,
  'ui-toast-history': floating,
  'ui-banner': filling,
  'ui-checkbox-grid': filling,
  'ui-empty-state': filling,
  'ui-error-state': filling,
  'ui-pager': filling,
  'ui-table': filling,
  'ui-app-shell': large,
  'ui-side-panel': large,
};

/** Returns the window that a component is pictured in, or undefined for one that needs none. */
export const tileWindow = ({ title, id }: Pick<ComponentPage, 'title' | 'id'>): TileWindow | undefined =>
  title.startsWith('UI/') ? windows[id] : { width: 1280, isPlayed: false };
