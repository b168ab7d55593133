import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { frame } from '../screen/frame.css.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { RecentReferralsScreen } from './RecentReferralsScreen.tsx';

const meta = {
  title: 'Referrals/Recent referrals',
  component: RecentReferralsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className={frame}>{Story()}</div>],
  args: { source: createMemorySource() },
} satisfies Meta<typeof RecentReferralsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['REC-1', 'REC-2', 'REC-3', 'REC-4', 'REC-5', 'STS-18'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('New')).toHaveLength(2);
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};

export const Empty: Story = { tags: ['REC-5'], args: { source: createMemorySource({ rows: [] }) } };

export const Phone: Story = {
  tags: ['phone', 'REC-1'],
  globals: { viewport: { value: 'phone' } },
};
