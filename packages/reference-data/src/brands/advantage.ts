import type { BrandContent } from './brandContent.ts';
import { exampleLinks } from './exampleLinks.ts';

/** Content of the Advantage brand. */
export const advantageContent: BrandContent = {
  productName: 'Advantage Console',
  marketplaceId: 1,
  links: /* @__PURE__ */ exampleLinks('advantage.example.com'),
  texts: {
    claimModalLink: 'Log in now',
    directoryStrip: 'The directory of independent insurance agents',
  },
  company: {
    name: 'Advantage Directory, Inc.',
    addressLines: ['400 Fictional Avenue, Suite 210', 'Alexandria, VA 22314'],
    supportPhones: [
      { label: 'Agent support', number: '(703) 555-0110' },
      { label: 'Consumer support', number: '(703) 555-0111' },
    ],
  },
};
