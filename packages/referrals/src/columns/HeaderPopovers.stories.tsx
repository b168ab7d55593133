import { advantageContent } from '@advantage/reference-data';
import { advantage, BrandProvider } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StatusPopover, TypePopover } from './HeaderPopovers.tsx';

const meta = {
  title: 'Referrals/Header popovers',
  component: StatusPopover,
  subcomponents: { TypePopover },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof StatusPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name }));
  return canvas.findByRole('dialog', { name });
};

export const Type: Story = {
  tags: ['POP-1', 'POP-2', 'POP-3', 'POP-4', 'brands'],
  render: () => (
    <div>
      <span>Type </span>
      <TypePopover />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const popover = await open(canvasElement, 'What Type means');
    await expect(popover).toBeVisible();
    for (const name of [
      'CCR – Consumer Choice',
      'CIR – Claim-it',
      'PCR – Premium Choice',
      'CTR – Consumer Telephone',
    ]) {
      await expect(popover).toHaveTextContent(`${name} Referral`);
    }
  },
};

export const Status: Story = {
  tags: ['POP-5', 'POP-6', 'POP-7', 'POP-8'],
  render: () => (
    <div>
      <span>Status </span>
      <StatusPopover />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const popover = await open(canvasElement, 'What Status means');
    for (const name of ['Claim Now', 'Claimed', 'Delivered']) await expect(popover).toHaveTextContent(name);
    await expect(within(popover).getByRole('link', { name: 'Book a demo' })).toBeVisible();
  },
};

/** The link opens the brand's own demo page. */
export const StatusOfBrand: Story = {
  tags: ['no-visual', 'POP-8'],
  render: () => (
    <BrandProvider brand={advantage}>
      <span>Status </span>
      <StatusPopover />
    </BrandProvider>
  ),
  play: async ({ canvasElement }) => {
    const popover = await open(canvasElement, 'What Status means');
    await expect(within(popover).getByRole('link', { name: 'Book a demo' })).toHaveAttribute(
      'href',
      advantageContent.links.bookADemo,
    );
  },
};
