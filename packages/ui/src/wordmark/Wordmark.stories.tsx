import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { BrandProvider } from '../theme/BrandProvider.tsx';
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
