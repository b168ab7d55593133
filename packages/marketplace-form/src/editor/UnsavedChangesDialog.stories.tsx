import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UnsavedChangesDialog } from './UnsavedChangesGuard.tsx';

/** Asks whether to keep editing when an administrator leaves with unsaved changes. */
const meta = {
  title: 'Marketplace form/Unsaved changes',
  component: UnsavedChangesDialog,
  args: { isAsking: true, changeCount: 4, onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof UnsavedChangesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['MKF-10', 'MKF-11', 'MKF-12', 'brands'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
    await waitFor(() =>
      expect(dialog.parentElement?.getBoundingClientRect().width).toBe(Math.min(500, window.innerWidth - 32)),
    );
    await expect(screen.getByRole('button', { name: 'Continue Editing' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Discard Changes' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const OneChange: Story = { args: { changeCount: 1 } };

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
