import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { frame } from '../screen/frame.css.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { AcquiredReferralsScreen } from './AcquiredReferralsScreen.tsx';

const meta = {
  title: 'Referrals/Acquired referrals',
  component: AcquiredReferralsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className={frame}>{Story()}</div>],
  args: { source: createMemorySource(), username: 'producer', onSelect: fn() },
} satisfies Meta<typeof AcquiredReferralsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['desk', 'ACQ-2', 'ACQ-3', 'ACQ-4', 'ACQ-5', 'ACQ-6', 'ACQ-7'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Sam Orozco'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('columnheader', { name: 'Acquired' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('link', { name: '(918) 555-0142' })).toHaveAttribute(
      'href',
      'tel:9185550142',
    );
  },
};

export const Selected: Story = { tags: ['desk', 'ACQ-6'], args: { selectedId: '3912' } };

export const Loading: Story = {
  tags: ['ACQ-7'],
  args: { source: { acquired: () => new Promise<never>(() => {}) } },
};

export const Empty: Story = { tags: ['ACQ-7'], args: { source: createMemorySource({ acquired: [] }) } };

export const Phone: Story = {
  tags: ['phone', 'ACQ-2'],
  globals: { viewport: { value: 'phone' } },
};
