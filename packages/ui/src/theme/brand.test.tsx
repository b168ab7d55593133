// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { BrandProvider, useBrand, useThemeClassName } from './BrandProvider.tsx';
import { themeClass } from './brand.ts';
import { advantage } from './brands/advantage.ts';
import { bridge } from './brands/bridge.ts';
import { harbor } from './fixtures/harbor.ts';

function Probe() {
  const { name } = useBrand();
  return <p data-testid="probe" className={useThemeClassName()} title={name} />;
}

const probe = () => screen.getByTestId('probe');

it.each([
  [advantage, 'advantage', 'advantage-theme'],
  [bridge, 'bridge', 'bridge-theme'],
])('BRD-1 defines the key and theme class of %o', (brand, key, className) => {
  expect([brand.key, themeClass(brand.key)]).toEqual([key, className]);
});

describe('BRD-2 the default brand', () => {
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

describe('BRD-7 an explicit brand', () => {
  it('overrides the outer brand at every level', () => {
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

  it('is kept when only the color mode changes', () => {
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
  it('is one object that gives components its name and theme', () => {
    render(
      <BrandProvider brand={harbor}>
        <Wordmark />
        <Probe />
      </BrandProvider>,
    );
    expect(screen.getByText('Harbor')).toBeVisible();
    expect(probe()).toHaveClass('harbor-theme');
  });

  it('can rename an existing brand and keep its theme', () => {
    render(
      <BrandProvider brand={{ ...advantage, name: 'Harbor' }}>
        <Probe />
      </BrandProvider>,
    );
    expect(probe()).toHaveClass('advantage-theme');
    expect(probe()).toHaveAttribute('title', 'Harbor');
  });
});
