// @vitest-environment jsdom
import { advantageContent, bridgeContent, createBrandContent } from '@advantage/reference-data';
import { advantage, type Brand, BrandProvider, bridge } from '@advantage/ui';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useBrandContent } from './useBrandContent.ts';

const contentIn = (brand?: Brand) =>
  renderHook(useBrandContent, {
    wrapper: ({ children }) => <BrandProvider brand={brand}>{children}</BrandProvider>,
  }).result.current;

it('returns the Bridge content without a brand, and otherwise the content for the key of the brand', () => {
  expect(contentIn()).toBe(bridgeContent);
  expect(contentIn(advantage)).toBe(advantageContent);
});

it('returns the content that the brand defines', () => {
  const content = createBrandContent(bridgeContent, { links: { pricing: '/pricing' } });
  expect(contentIn({ ...bridge, content }).links).toEqual({ ...bridgeContent.links, pricing: '/pricing' });
});

it.each([undefined, null, 'texts', {}])(
  'throws for an unknown brand key without valid content: %j',
  (content) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => contentIn({ ...bridge, key: 'harbor', content })).toThrow(
      /'harbor' has no content.*BrandContent/,
    );
  },
);
