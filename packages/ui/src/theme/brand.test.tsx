// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { BrandProvider, useBrand, useThemeClassName } from './BrandProvider.tsx';
import { type Brand, marketplaceIdOf, themeClass } from './brand.ts';
import { advantage } from './brands/advantage.ts';
import { bridge } from './brands/bridge.ts';
import { createBrand } from './createBrand.ts';
import { harbor } from './fixtures/harbor.ts';

function Probe() {
  const { name } = useBrand();
  return <p data-testid="probe" className={useThemeClassName()} title={name} />;
}

const probe = () => screen.getByTestId('probe');

it.each([
  [advantage, 'advantage', 'advantage-theme', 1],
  [bridge, 'bridge', 'bridge-theme', 2],
])('BRD-1 knows %o', (brand, key, className, marketplaceId) => {
  expect([brand.key, themeClass(brand.key), brand.marketplaceId]).toEqual([key, className, marketplaceId]);
});

describe('BRD-2 with nothing known', () => {
  it('is Bridge without a provider', () => {
    render(<Probe />);
    expect(probe()).toHaveClass('bridge-theme', 'light');
    expect(probe()).toHaveAttribute('title', 'Bridge');
  });

  it('is Bridge inside a provider that names no brand', () => {
    render(
      <BrandProvider mode="dark">
        <Probe />
      </BrandProvider>,
    );
    expect(probe()).toHaveClass('bridge-theme', 'dark');
  });
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

describe('BRD-7 an explicit brand', () => {
  it('wins over the brand around it, and back again', () => {
    render(
      <BrandProvider brand={advantage}>
        <BrandProvider brand={bridge}>
          <Wordmark />
          <BrandProvider brand={advantage}>
            <Probe />
          </BrandProvider>
        </BrandProvider>
      </BrandProvider>,
    );
    expect(screen.getByText('Bridge').closest('.bridge-theme')).toBeInTheDocument();
    expect(probe()).toHaveClass('advantage-theme');
    expect(probe()).not.toHaveClass('bridge-theme');
  });

  it('leaves the colour mode alone, as the mode leaves the brand alone', () => {
    render(
      <BrandProvider brand={advantage} mode="dark">
        <BrandProvider mode="system">
          <Probe />
        </BrandProvider>
      </BrandProvider>,
    );
    expect(probe()).toHaveClass('advantage-theme', 'system');
  });
});

describe('BRD-8 a third brand', () => {
  it('is one object: components show its name, texts and links', () => {
    render(
      <BrandProvider brand={harbor}>
        <Wordmark />
        <Probe />
      </BrandProvider>,
    );
    expect(screen.getByText('Harbor')).toBeVisible();
    expect(probe()).toHaveClass('harbor-theme');
    expect(harbor.texts).toEqual({ ...bridge.texts, claimModalLink: 'Sign in' });
    expect(harbor.marketplaceId).toBe(1);
  });

  it('renames the product without a new theme', () => {
    const renamed = createBrand(advantage, {
      name: 'Harbor',
      links: { pricing: '/pricing' },
      company: { name: 'Harbor, Inc.' },
    });
    expect([renamed.key, renamed.marketplaceId, renamed.name]).toEqual(['advantage', 1, 'Harbor']);
    expect(renamed.links).toEqual({ ...advantage.links, pricing: '/pricing' });
    expect(renamed.company).toEqual({ ...advantage.company, name: 'Harbor, Inc.' });
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
] as const satisfies readonly (keyof Brand['links'])[];

describe.each([bridge, advantage, harbor])('BRD-9 the links of $name', (brand) => {
  it.each(links)('lead to an example.com site: %s', (link) => {
    expect(new URL(brand.links[link]).hostname).toBe(`${brand.key}.example.com`);
  });
});
