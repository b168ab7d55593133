import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { HelpIcon, LogoutIcon, MailIcon, SlidersIcon } from '../icon/icons.ts';
import { Text } from '../text/Text.tsx';
import { Menu } from './Menu.tsx';

const onAction = fn();

const meta = {
  title: 'UI/Actions/Menu',
  id: 'ui-menu',
  component: Menu,
  args: {
    placement: 'bottom start',
    trigger: <Button>Maya Okafor</Button>,
    groups: [
      [
        { key: 'help', label: 'Help Desk', icon: HelpIcon, href: 'https://shop.example.com/help' },
        { key: 'contact', label: 'Contact Us', icon: MailIcon, href: 'https://shop.example.com/contact' },
        { key: 'catalog', label: 'My Catalog', icon: SlidersIcon, isDisabled: true },
      ],
      [{ key: 'logout', label: 'Logout', icon: LogoutIcon, onAction }],
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brands'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Maya Okafor' }));
    await waitFor(() =>
      expect(within(document.body).getByRole('menu', { name: 'Maya Okafor' })).toBeVisible(),
    );
  },
};

export const WithHeader: Story = {
  args: { header: <Text weight="strong">Maya Okafor, Manager</Text> },
  play: Default.play,
};

export const Acting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Maya Okafor' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Logout' }));
    await expect(onAction).toHaveBeenCalled();
  },
};
