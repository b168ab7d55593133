// @vitest-environment jsdom
import { advantageContent, bridgeContent, createBrandContent } from '@advantage/reference-data';
import { advantage, BrandProvider, bridge } from '@advantage/ui';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useBrandContent } from './useBrandContent.ts';

const contentIn = (brand?: typeof bridge) =>
  renderHook(useBrandContent, {
    wrapper: ({ children }) => <BrandProvider brand={brand}>{children}</BrandProvider>,
  }).result.current;

it('is that of Bridge without a brand, and that of the brand by its key', () => {
  expect(contentIn()).toBe(bridgeContent);
  expect(contentIn(advantage)).toBe(advantageContent);
});

it('is what the brand brings along', () => {
  const content = createBrandContent(bridgeContent, { links: { pricing: '/pricing' } });
  expect(contentIn({ ...bridge, content }).links).toEqual({ ...bridgeContent.links, pricing: '/pricing' });
});

it.each([undefined, null, 'texts', {}])('asks a brand of another key for its content: %j', (content) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => contentIn({ ...bridge, key: 'harbor', content })).toThrow(
    /'harbor' has no content.*BrandContent/,
  );
});
