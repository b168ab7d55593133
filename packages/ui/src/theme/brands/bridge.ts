import type { Brand } from '../brand.ts';
import { exampleLinks } from './links.ts';

/** Bridge: institutional and calm; the default brand (BRD-2). Theme class `bridge-theme`, marketplace id 2. */
export const bridge: Brand = {
  key: 'bridge',
  name: 'Bridge',
  productName: 'Advantage Console',
  marketplaceId: 2,
  mark: {
    viewBox: '0 0 30 28',
    strokeWidth: 2.25,
    strokeEnd: 'square',
    strokes: [],
    accents: ['M3 9.5h24', 'M7 9.5V22', 'M23 9.5V22', 'M7 20.5a8 7.6 0 0 1 16 0'],
    dots: [],
  },
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
