import type { Brand } from '../brand.ts';
import { exampleLinks } from './links.ts';

/** Advantage: open and warm. Theme class `advantage-theme`, marketplace id 1 (BRD-1). */
export const advantage: Brand = {
  key: 'advantage',
  name: 'Advantage',
  productName: 'Advantage Console',
  marketplaceId: 1,
  mark: {
    viewBox: '0 0 26 28',
    strokeWidth: 3,
    strokeEnd: 'round',
    strokes: ['M3.5 22 13 5.5 22.5 22'],
    accents: [],
    dots: [{ cx: 13, cy: 18.6, r: 3.1 }],
  },
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
