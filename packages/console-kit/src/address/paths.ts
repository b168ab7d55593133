import type { BrandLinks } from '@advantage/reference-data';
import type { NavigationTarget } from '../access/navigation.ts';

/** Every user's start page. */
export const startPage = '/admin/all-referrals';

/** Where an entry of the navigation leads. */
export function hrefOf(target: NavigationTarget, links: BrandLinks): string {
  if ('link' in target) return links[target.link];
  return 'page' in target ? `/admin/${target.page}` : `/admin/not-implemented?feature=${target.feature}`;
}

/** Whether an entry is the one whose page shows; a single marketplace belongs to its list. */
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

/** A marketplace is named by a number or by the word `new`. */
export const isMarketplaceId = (id: string) => /^\d+$/.test(id) || id === 'new';
