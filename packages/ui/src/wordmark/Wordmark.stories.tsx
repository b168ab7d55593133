import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { BrandProvider } from '../theme/BrandProvider.tsx';
import { advantage } from '../theme/brands/advantage.ts';
import { bridge } from '../theme/brands/bridge.ts';
import { Wordmark } from './Wordmark.tsx';

const meta = {
  title: 'UI/Wordmark',
  component: Wordmark,
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The nearest provider decides. */
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
