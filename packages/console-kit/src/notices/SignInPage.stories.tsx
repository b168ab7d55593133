import { ClockProvider, createManualClock } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { session as sessionTexts } from '../messages/en.ts';
import { SignInPage } from './SignInPage.tsx';

const meta = {
  title: 'Console/Sign-in stop screen',
  component: SignInPage,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'stopped' }, onTryAgain: fn() },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown instead of a fourth redirect within a minute. */
export const Default: Story = {
  tags: ['AUT-13', 'brands'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { level: 1, name: 'Sign-in was stopped' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { args: { state: { status: 'failed', message: sessionTexts.noAnswer } } };

/** While offline. Sign-in continues automatically. */
export const Offline: Story = {
  tags: ['AUT-28'],
  args: { state: { status: 'offline' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible();
  },
};

/** While the session starts, and while the browser leaves for the sign-in server. */
export const SigningIn: Story = {
  args: { state: { status: 'starting' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Signing in' })).toBeVisible();
  },
};

const clock = createManualClock('2026-11-20T16:24:00Z');

/** After five seconds. */
export const TakesLong: Story = {
  args: { state: { status: 'leaving' } },
  decorators: [
    (Story) => (
      <ClockProvider clock={clock}>
        <Story />
      </ClockProvider>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    clock.advance(5000);
    await expect(await canvas.findByText('Sign-in is taking longer than usual.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
