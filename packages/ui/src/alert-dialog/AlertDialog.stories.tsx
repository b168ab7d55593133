import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'UI/Overlays/Alert dialog',
  id: 'ui-alert-dialog',
  component: AlertDialog,
  args: {
    isOpen: true,
    title: 'Unsaved Changes',
    children: 'You have 4 unsaved changes. They will be lost if you leave this page.',
    cancelLabel: 'Continue Editing',
    actionLabel: 'Discard Changes',
    onCancel: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brands'],
  play: async ({ args }) => {
    const body = within(document.body);
    const dialog = await body.findByRole('alertdialog', { name: 'Unsaved Changes' });
    await waitFor(() => expect(body.getByRole('button', { name: 'Continue Editing' })).toHaveFocus());
    await expect(dialog.parentElement?.offsetWidth).toBe(Math.min(500, window.innerWidth - 32));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const Critical: Story = { args: { actionTone: 'critical' } };

export const Pending: Story = { args: { isPending: true } };
