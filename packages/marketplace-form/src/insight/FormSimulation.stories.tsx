import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FormStory, formArgs } from '../testing/FormStory.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { inWindow } from '../testing/inWindow.tsx';
import { clearToasts, withServices } from '../testing/services.tsx';
import { FormSimulation } from './FormSimulation.tsx';

const meta = {
  title: 'Marketplace form/Insight/Simulation',
  component: FormSimulation,
  decorators: [inWindow, withServices],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen' },
  args: { source: createInMemoryInsightSource(), gateway: formArgs.gateway },
  render: (args) => <FormStory {...formArgs} review={<FormSimulation {...args} />} />,
} satisfies Meta<typeof FormSimulation>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Shows in the review before saving which referrals the unsaved changes move between marketplaces, with examples and
 * reasons.
 */
export const Default: Story = {
  tags: ['DAT-14', 'MKF-9'],
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Texas' }));
    await userEvent.click(screen.getByRole('button', { name: 'Review 1 change' }));
    const review = within(await screen.findByRole('dialog', { name: '1 change' }));
    await expect(await review.findByText(/of 312 referrals move/)).toBeVisible();
    const [move] = review.getAllByRole('button', { name: / to .+ referrals? / });
    if (!move) throw new Error('Nothing moves.');
    await userEvent.click(move);
    await expect(review.getByRole('list', { name: 'Examples' })).toBeVisible();
  },
};
