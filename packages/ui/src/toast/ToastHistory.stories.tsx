import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Inline } from '../layout/Inline.tsx';
import { toastHistory } from './pastToasts.ts';
import { ToastHistory } from './ToastHistory.tsx';

const meta = {
  title: 'UI/Feedback/Toast history',
  id: 'ui-toast-history',
  component: ToastHistory,
  render: () => (
    <Inline justify="end">
      <ToastHistory />
    </Inline>
  ),
} satisfies Meta<typeof ToastHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Messages' }));
  return within(document.body).findByRole('dialog', { name: 'Messages' });
};

export const Default: Story = {
  tags: ['brands'],
  beforeEach: () => {
    toastHistory.setClock({ now: () => Date.parse('2026-11-20T16:24:00Z') });
    toastHistory.add({ tone: 'positive', text: 'Delivery priorities updated successfully.' });
    toastHistory.add({
      tone: 'critical',
      text: 'Failed to update delivery [12]. Please refresh the page and try again.',
    });
    return toastHistory.clear;
  },
  play: async ({ canvasElement }) => {
    const items = within(await open(canvasElement)).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('Failed to update delivery [12]');
  },
};
