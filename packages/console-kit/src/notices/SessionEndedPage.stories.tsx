import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SessionEndedPage } from './SessionEndedPage.tsx';

const meta = {
  title: 'Console/Session ended',
  component: SessionEndedPage,
  parameters: { layout: 'fullscreen' },
  args: { onSignIn: fn(async () => {}), onLeave: fn() },
} satisfies Meta<typeof SessionEndedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['AUT-13', 'brands'] };

/** The browser blocked the sign-in window. */
export const WithProblem: Story = {
  tags: ['AUT-13'],
  args: {
    onSignIn: fn(async () => {
      throw new Error('Your browser blocked the sign-in window. Allow pop-ups and try again.');
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your browser blocked the sign-in window.',
    );
  },
};
