import type { BrandContent } from './brandContent.ts';
import { exampleLinks } from './exampleLinks.ts';

/** Content of the Bridge brand. */
export const bridgeContent: BrandContent = {
  productName: 'Advantage Console',
  marketplaceId: 2,
  links: /* @__PURE__ */ exampleLinks('bridge.example.com'),
  texts: {
    claimModalLink: 'Claim Now',
    directoryStrip: 'Referrals for independent insurance agents',
  },
  company: {
    name: 'Bridge Marketplace, Inc.',
    addressLines: ['400 Fictional Avenue, Suite 210', 'Alexandria, VA 22314'],
    supportPhones: [
      { label: 'Agent support', number: '(703) 555-0120' },
      { label: 'Consumer support', number: '(703) 555-0121' },
    ],
  },
};
