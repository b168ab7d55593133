import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { BrandProvider } from '../theme/BrandProvider.tsx';
import type { Brand, BrandLogoProps } from '../theme/brand.ts';
import { advantage } from '../theme/brands/advantage.ts';
import { bridge } from '../theme/brands/bridge.ts';
import { vars } from '../theme/vars.css.ts';
import { Wordmark } from './Wordmark.tsx';

const meta = {
  title: 'UI/Typography/Wordmark',
  id: 'ui-wordmark',
  component: Wordmark,
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['brands'] };

/** The nearest provider sets the brand. */
export const BothBrands: Story = {
  tags: ['BRD-7'],
  render: (args) => (
    <Stack>
      {[bridge, advantage].map((brand) => (
        <BrandProvider key={brand.key} brand={brand}>
          <Wordmark {...args} />
        </BrandProvider>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Bridge')).toBeVisible();
    await expect(within(canvasElement).getByText('Advantage')).toBeVisible();
  },
};

const longNames = ['Advantage Direct', 'Commonwealth Furniture Exchange', 'InterstateFurnitureBrokers'];

/** A long name is smaller and wraps if needed: on phones, and above the navigation. */
export const LongNames: Story = {
  render: () => (
    <Stack>
      {longNames.map((name) => (
        <BrandProvider key={name} brand={{ ...bridge, name }}>
          <div style={{ width: 164 }}>
            <Wordmark />
          </div>
          <div style={{ width: 164, background: vars.color.chrome.bg }}>
            <Wordmark on="chrome" />
          </div>
        </BrandProvider>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const text of longNames.flatMap((name) => within(canvasElement).getAllByText(name))) {
      const box = text.closest('div')?.getBoundingClientRect();
      const { right, bottom } = text.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(box?.right ?? 0);
      await expect(bottom).toBeLessThanOrEqual(box?.bottom ?? 0);
    }
  },
};

const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="56" height="28"><path d="M2 26 28 3l26 23z" fill="${color}"/></svg>`)}`;

/** A component takes the text color of its background. */
const Anchor = ({ on }: BrandLogoProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 28 28"
    height="28"
    fill="none"
    stroke="currentColor"
    strokeWidth={on === 'page' ? 2 : 3}
  >
    <path d="M14 8v17M5 16c1 6 5 9 9 9s8-3 9-9M9 13h10" />
    <circle cx="14" cy="5" r="3" />
  </svg>
);

const logos: readonly Brand[] = [
  { ...bridge, name: 'Images', mark: { light: drawing('#0f5f66'), dark: drawing('#7fd4dc') } },
  { ...bridge, name: 'Component', mark: Anchor },
  {
    ...bridge,
    name: 'With its name',
    isNameInMark: true,
    mark: { light: drawing('#c2410c'), dark: drawing('#ffb86b') },
  },
];

/** A logo can be image files or any component. One that contains the name isn't followed by it. */
export const Logos: Story = {
  render: () => (
    <Stack>
      {logos.map((brand) => (
        <BrandProvider key={brand.name} brand={brand}>
          <Wordmark />
          <div style={{ width: 164, background: vars.color.chrome.bg }}>
            <Wordmark on="chrome" />
          </div>
        </BrandProvider>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const image of canvasElement.querySelectorAll('img')) await expect(image.clientHeight).toBe(28);
    await expect(within(canvasElement).getAllByText('With its name')[0]?.clientWidth).toBe(1);
  },
};
