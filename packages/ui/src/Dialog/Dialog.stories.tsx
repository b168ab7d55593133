import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Want to get referrals like this one?',
    children: 'Sign up for Advantage to get high-intent, inbound, appetite-matched insurance leads.',
    actions: (
      <LinkButton tone="claim" href="https://bridge.example.com/get-advantage">
        Get Advantage Now
      </LinkButton>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const body = within(document.body);
    await waitFor(() => expect(body.getByRole('dialog', { name: args.title })).toBeVisible());
    await userEvent.click(body.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { isBusy: true } };
