import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pager } from './Pager.tsx';

const meta = {
  title: 'UI/Navigation/Pager',
  id: 'ui-pager',
  component: Pager,
  tags: ['TBL-29', 'TBL-31'],
  args: { summary: 'Showing 26 to 50 of 214 Orders', onPrevious: fn(), onNext: fn() },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brands'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const FirstPage: Story = {
  args: { onPrevious: undefined, summary: 'Showing 1 to 25 of 214 Orders' },
};

export const LastPage: Story = {
  args: { onNext: undefined, summary: 'Showing 201 to 214 of 214 Orders' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
