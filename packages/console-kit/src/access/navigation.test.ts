import { FlagIcon } from '@advantage/ui/icons';
import { describe, expect, it } from 'vitest';
import { checkTargets, type Navigation, type NavigationTarget } from './navigation.ts';

const leadingTo = (target: NavigationTarget): Navigation => ({
  sections: [{ entries: [{ label: 'Flags', icon: FlagIcon, target }] }],
});
const pages = ['all-referrals', 'feature-flags'];

describe('checkTargets', () => {
  it('accepts pages of the console and links of the brand', () => {
    checkTargets(leadingTo({ page: 'feature-flags' }), pages);
    checkTargets(leadingTo({ link: 'helpDesk' }), pages);
  });

  it('throws for an unknown page and lists the pages that exist', () => {
    expect(() => checkTargets(leadingTo({ page: 'feature-flag' }), pages)).toThrow(
      "The entry 'Flags' of the navigation leads to the page 'feature-flag', which is not among the console's pages: all-referrals, feature-flags.",
    );
    const links = { sections: [], links: leadingTo({ page: 'flags' }).sections[0]?.entries ?? [] };
    expect(() => checkTargets(links, pages)).toThrow("'flags'");
  });

  it('requires the page not-implemented for features', () => {
    expect(() => checkTargets(leadingTo({ feature: 'reviews' }), pages)).toThrow("'not-implemented'");
    checkTargets(leadingTo({ feature: 'reviews' }), [...pages, 'not-implemented']);
  });
});
