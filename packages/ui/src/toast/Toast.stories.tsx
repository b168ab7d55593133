import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/Inline.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { toasts } from './toasts.ts';

const meta = {
  title: 'UI/Feedback/Toast',
  id: 'ui-toast',
  component: ToastRegion,
  beforeEach: () => toasts.clear,
  render: () => (
    <>
      <Inline>
        <Button onPress={() => toasts.success('Delivery priorities updated successfully.')}>Save</Button>
        <Button
          onPress={() =>
            toasts.error('Failed to update delivery [12]. Please refresh the page and try again.')
          }
        >
          Fail
        </Button>
      </Inline>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['ERR-11', 'brands'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(
      'Delivery priorities updated successfully.',
    );
  },
};

export const Failure: Story = {
  tags: ['ERR-10'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fail' }));
    const toast = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(toast).toBeVisible());
  },
};

export const Closing: Story = {
  tags: ['ERR-10'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fail' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Close' }));
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
  },
};

/** A success that can be undone. */
export const WithAction: Story = {
  tags: ['FLG-5'],
  render: () => (
    <>
      <Button
        onPress={() =>
          toasts.success('Feature flag example-flag updated successfully', {
            label: 'Undo',
            onPress: () => {},
          })
        }
      >
        Switch
      </Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Switch' }));
    const undo = await within(document.body).findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeVisible());
  },
};
