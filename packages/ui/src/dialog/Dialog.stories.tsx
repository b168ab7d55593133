import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { LinkButton } from '../link/LinkButton.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'UI/Overlays/Dialog',
  id: 'ui-dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Want to see orders like this one?',
    children: 'Create an account to follow every order from the warehouse to your own door.',
    actions: (
      <LinkButton tone="primary" href="https://shop.example.com/sign-up">
        Create an account
      </LinkButton>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brands', 'review'],
  play: async ({ args }) => {
    const body = within(document.body);
    await waitFor(() => expect(body.getByRole('dialog', { name: args.title })).toBeVisible());
    await userEvent.click(body.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { isBusy: true } };

const settings = Array.from({ length: 24 }, (_, index) => `Setting ${index + 1}`);

/** Long content scrolls under the buttons, which stay in view. */
export const Long: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Someone else changed these settings',
    children: settings.map((name) => <p key={name}>{`${name} was changed on the server.`}</p>),
    actions: (
      <>
        <Button>Discard my changes</Button>
        <Button tone="accent">Merge changes</Button>
      </>
    ),
  },
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('dialog', { name: args.title });
    await waitFor(() => expect(dialog).toBeVisible());
    const inside = within(dialog);
    const last = inside.getByText('Setting 24 was changed on the server.');
    // The window may still be resizing to a phone's size.
    await waitFor(() => {
      last.scrollIntoView();
      for (const name of ['Discard my changes', 'Merge changes']) {
        const { top, bottom } = inside.getByRole('button', { name }).getBoundingClientRect();
        expect(top).toBeGreaterThanOrEqual(last.getBoundingClientRect().bottom);
        expect(bottom).toBeLessThan(window.innerHeight);
      }
    });
    // In a shorter window, such as the manager's canvas, the whole dialog scrolls.
    if (!matchMedia('(min-height: 480px)').matches) return;
    dialog.parentElement?.scrollTo(0, 0);
    for (const name of ['Discard my changes', 'Merge changes']) {
      await expect(inside.getByRole('button', { name }).getBoundingClientRect().bottom).toBeLessThan(
        window.innerHeight,
      );
    }
  },
};
