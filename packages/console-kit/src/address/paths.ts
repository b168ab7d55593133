import type { BrandLinks } from '@advantage/reference-data';
import type { NavigationTarget } from '../access/navigation.ts';

/** The page where every user starts. */
export const startPage = '/admin/all-referrals';

/** Returns the URL of a navigation target. */
export function hrefOf(target: NavigationTarget, links: BrandLinks): string {
  if ('link' in target) return links[target.link];
  return 'page' in target ? `/admin/${target.page}` : `/admin/not-implemented?feature=${target.feature}`;
}

/** Whether a target is the current page. The page of a single marketplace counts as its list. */
export function isCurrent(target: NavigationTarget, pathname: string, search: string): boolean {
  if ('link' in target) return false;
  if ('feature' in target) {
    return (
      pathname === '/admin/not-implemented' && new URLSearchParams(search).get('feature') === target.feature
    );
  }
  const path = `/admin/${target.page}`;
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** Whether a path segment is a marketplace id: a number, or the word `new`. */
export const isMarketplaceId = (id: string) => /^\d+$/.test(id) || id === 'new';
