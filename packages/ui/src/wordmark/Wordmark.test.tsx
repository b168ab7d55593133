// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandProvider } from '../theme/BrandProvider.tsx';
import type { Brand, BrandColorMode, BrandLogoProps } from '../theme/brand.ts';
import { bridge } from '../theme/brands/bridge.ts';
import { Wordmark, type WordmarkProps } from './Wordmark.tsx';

const show = (brand: Brand, mode: BrandColorMode = 'light', on: WordmarkProps['on'] = 'page') =>
  render(
    <BrandProvider brand={brand} mode={mode}>
      <Wordmark on={on} />
    </BrandProvider>,
  ).container;

const images: Brand = { ...bridge, name: 'Harbor', mark: { light: '/light.svg', dark: '/dark.svg' } };

describe('image files as a logo', () => {
  it.each([
    ['light', 'not all'],
    ['dark', 'screen'],
    ['system', 'screen and (prefers-color-scheme: dark)'],
  ] as const)('switch to the dark file in %s mode by the media query %s', (mode, media) => {
    const container = show(images, mode);
    expect(container.querySelector('img')).toHaveAttribute('src', '/light.svg');
    expect(container.querySelector('source')).toHaveAttribute('media', media);
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/dark.svg');
    expect(screen.getByText('Harbor')).toBeVisible();
  });

  it('use the dark file on the navigation unless it has its own', () => {
    expect(show(images, 'light', 'chrome').querySelector('img')).toHaveAttribute('src', '/dark.svg');
    const own: Brand = {
      ...images,
      mark: { light: '/light.svg', dark: '/dark.svg', navigation: '/nav.svg' },
    };
    expect(show(own, 'light', 'chrome').querySelector('img')).toHaveAttribute('src', '/nav.svg');
  });
});

const Logo = ({ on, mode }: BrandLogoProps) => <i data-testid="logo" data-on={on} data-mode={mode} />;

it('draws any component as a logo, with its background and mode', () => {
  show({ ...bridge, mark: Logo }, 'dark', 'chrome');
  expect(screen.getByTestId('logo').dataset).toMatchObject({ on: 'chrome', mode: 'dark' });
});

it('says a name that the logo contains only to screen readers', () => {
  const { className } = render(<Wordmark />).getByText('Bridge');
  show({ ...images, isNameInMark: true });
  expect(screen.getByText('Harbor')).toBeInTheDocument();
  expect(screen.getByText('Harbor').className).not.toBe(className);
});
