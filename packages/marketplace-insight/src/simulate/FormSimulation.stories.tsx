import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FormStory, formArgs } from '../../../marketplace-form/src/testing/FormStory.tsx';
import { inWindow } from '../../../marketplace-form/src/testing/inWindow.tsx';
import { clearToasts, withServices } from '../../../marketplace-form/src/testing/services.tsx';
import { FormInsight } from '../rail/FormInsight.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';

/** Which referrals unsaved changes would move between marketplaces. */
const meta = {
  title: 'Marketplace form/Insight/Simulation',
  component: FormInsight,
  decorators: [inWindow, withServices],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen' },
  args: { source: createInMemoryInsightSource(), gateway: formArgs.gateway },
  render: (args) => <FormStory {...formArgs} insight={<FormInsight {...args} />} />,
} satisfies Meta<typeof FormInsight>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Shows which referrals the unsaved changes move between marketplaces, with examples and reasons. Opens in the place of
 * the preview.
 */
export const Default: Story = {
  tags: ['DAT-14', 'MKF-9'],
  play: async () => {
    const row = await screen.findByRole('button', { name: /^States / });
    await userEvent.click(row);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Texas' }));
    await userEvent.click(row);
    screen.getByRole('textbox', { name: 'Marketplace name' }).scrollIntoView({ block: 'center' });
    const line = window.innerWidth < 1200 && (await screen.findByRole('button', { name: /match$/ }));
    if (line) await userEvent.click(line);
    await userEvent.click(await screen.findByRole('button', { name: 'What moves' }));
    const preview = within(screen.getByRole('group', { name: 'Preview' }));
    await expect(await preview.findByText(/of 312 referrals move/)).toBeVisible();
    const [move] = preview.getAllByRole('button', { name: / to .+ referrals? / });
    if (!move) throw new Error('Nothing moves.');
    await userEvent.click(move);
    await expect(preview.getByRole('list', { name: 'Examples' })).toBeVisible();
  },
};
