import { describe, expect, it } from 'vitest';
import { advantageContent } from './advantage.ts';
import type { BrandContent } from './brandContent.ts';
import { brandContentOf, marketplaceIdOf } from './brandContentOf.ts';
import { bridgeContent } from './bridge.ts';
import { createBrandContent } from './createBrandContent.ts';
import { exampleLinks } from './exampleLinks.ts';

it.each([
  ['advantage', advantageContent, 1],
  ['bridge', bridgeContent, 2],
])('BRD-1 has the content and marketplace id of %s', (key, content, marketplaceId) => {
  expect(brandContentOf(key)).toBe(content);
  expect(content.marketplaceId).toBe(marketplaceId);
});

it.each([
  ['advantage', 1],
  ['bridge', 2],
  ['harbor', 1],
  ['', 1],
  ['toString', 1],
  [undefined, 1],
])('BRD-3 gives %s the marketplace id %d', (key, id) => {
  expect(marketplaceIdOf(key)).toBe(id);
});

describe('BRD-8 the content of a third brand', () => {
  it('extends another brand and keeps what it does not override', () => {
    const renamed = createBrandContent(advantageContent, {
      productName: 'Harbor Console',
      links: { pricing: '/pricing' },
      texts: { claimModalLink: 'Sign in' },
      company: { name: 'Harbor, Inc.' },
    });
    expect(renamed).toEqual({
      ...advantageContent,
      productName: 'Harbor Console',
      links: { ...advantageContent.links, pricing: '/pricing' },
      texts: { ...advantageContent.texts, claimModalLink: 'Sign in' },
      company: { ...advantageContent.company, name: 'Harbor, Inc.' },
    });
  });
});

const links = [
  'helpDesk',
  'contactUs',
  'newFeatures',
  'pricing',
  'bookADemo',
  'getADemo',
  'buyNow',
  'getAdvantageNow',
  'logInNow',
  'privacy',
  'cookie',
  'terms',
  'privacyChoices',
] as const satisfies readonly (keyof BrandContent['links'])[];

describe.each([
  ['bridge', bridgeContent.links],
  ['advantage', advantageContent.links],
  ['harbor', exampleLinks('harbor.example.com')],
])('BRD-9 the links of %s', (key, brandLinks) => {
  it.each(links)('point to its example.com site: %s', (link) => {
    expect(new URL(brandLinks[link]).hostname).toBe(`${key}.example.com`);
  });
});
