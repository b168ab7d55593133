import { shellNavigation } from '@advantage/console-kit/application';
import { advantageContent } from '@advantage/reference-data';
import { expect, it } from 'vitest';
import { userFromToken } from '../access/consoleUser.ts';
import { navigationFor } from '../access/navigation.ts';
import { demoClaims, demoPeople } from '../testing/demoPeople.ts';

const place = { pathname: '/admin/all-referrals', search: '' };

it.each(demoPeople)('NAV-21 marks only the entries that are not available yet, for %s', (person) => {
  const navigation = navigationFor(userFromToken(demoClaims[person]), 'Bridge');
  const { groups, footer } = shellNavigation(navigation, advantageContent.links, place);
  const items = [...groups.flatMap((group) => group.items), ...footer];
  expect(items.some(({ isPlanned }) => isPlanned)).toBe(true);
  for (const { href, isPlanned, label } of items)
    expect(isPlanned, label).toBe(href.startsWith('/admin/not-implemented'));
});
