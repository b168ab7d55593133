import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HelpIcon, LogoutIcon, MailIcon } from '../icon/icons.ts';
import { Inline } from '../layout/Inline.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta = {
  title: 'UI/Profile menu',
  component: ProfileMenu,
  tags: ['NAV-3'],
  args: {
    name: 'Maya Okafor',
    roleName: 'Producer',
    lines: ['Harbor Point Insurance', 'Savannah, GA'],
    groups: [
      [
        { key: 'help', label: 'Help Desk', icon: HelpIcon, href: 'https://bridge.example.com/help' },
        { key: 'contact', label: 'Contact Us', icon: MailIcon, href: 'https://bridge.example.com/contact' },
      ],
      [{ key: 'logout', label: 'Logout', icon: LogoutIcon }],
    ],
  },
  render: (args) => (
    <Inline justify="end">
      <ProfileMenu {...args} />
    </Inline>
  ),
} satisfies Meta<typeof ProfileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Maya Okafor Producer' }));
    const menu = await within(document.body).findByRole('menu');
    await expect(menu).toHaveAccessibleDescription(/Harbor Point Insurance/);
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Help Desk', 'Contact Us', 'Logout']);
  },
};

export const Closed: Story = {};
