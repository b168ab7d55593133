import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'UI/Navigation/Skip link',
  id: 'ui-skip-link',
  component: SkipLink,
  args: { targetId: 'content' },
  // The story is a page with its own main region.
  parameters: { docs: { story: { inline: false } } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <h1 className={visuallyHidden}>Orders</h1>
        <p>Press Tab.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['brands'] };

export const Used: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};
