import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryConsole } from '../testing/StoryConsole.tsx';

/** Shown for a navigation entry that has no page yet (D-4). It names the feature. */
const meta = {
  title: 'Console/Not implemented',
  component: StoryConsole,
  parameters: { layout: 'fullscreen' },
  args: { person: 'admin', path: '/admin/not-implemented?feature=agency-list' },
} satisfies Meta<typeof StoryConsole>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['desktop', 'RTE-15', 'NAV-19'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: "Agency List isn't ready yet." }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Agency List');
  },
};

export const Phone: Story = { tags: ['phone', 'RTE-15'], globals: { viewport: { value: 'phone' } } };

/** The dashboard has only a heading. */
export const Dashboard: Story = {
  tags: ['RTE-7'],
  args: { person: 'agency-admin', path: '/admin/dashboard' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeEmptyDOMElement();
  },
};
