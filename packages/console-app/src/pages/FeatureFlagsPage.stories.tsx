import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryConsole } from '../testing/StoryConsole.tsx';

/** Feature flags in the complete console, for administrators. The component alone is Feature flags/Manager. */
const meta = {
  title: 'Console/Feature flags',
  component: StoryConsole,
  parameters: { layout: 'fullscreen' },
  args: { person: 'admin', path: '/admin/feature-flags' },
} satisfies Meta<typeof StoryConsole>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['RTE-8'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Feature Flags' })).toBeVisible();
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(document.title).toBe('Feature Flags');
  },
};
