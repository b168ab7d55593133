import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { WalletIcon } from '../icon/icons.ts';
import { Stack } from '../layout/Stack.tsx';
import { Link } from '../link/Link.tsx';
import { Banner } from './Banner.tsx';
import { bannerTones } from './bannerVariants.ts';

const meta = {
  title: 'UI/Feedback/Banner',
  id: 'ui-banner',
  component: Banner,
  args: { title: 'The price is now $26.', tone: 'caution', children: 'Nothing has been charged.' },
  argTypes: { tone: { control: 'select', options: bannerTones } },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    tone: 'critical',
    icon: WalletIcon,
    title: 'Your prepaid balance is too low.',
    children: (
      <>
        <span>This order costs $28. </span>
        <Link href="/shop/payment-method">Payment Method</Link>
      </>
    ),
    action: <Button size="s">Retry</Button>,
  },
};

export const Spoken: Story = {
  args: { role: 'status', tone: 'positive', title: 'Your order is placed.', children: 'You paid $28.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Your order is placed. You paid $28.',
    );
  },
};

/** Every tone. */
export const States: Story = {
  tags: ['sheet', 'review'],
  render: (args) => (
    <Stack space={3}>
      {bannerTones.map((tone) => (
        <Banner {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};
