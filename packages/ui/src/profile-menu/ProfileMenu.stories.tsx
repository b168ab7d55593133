import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { HelpIcon, LogoutIcon, MailIcon, MonitorIcon, MoonIcon, SunIcon } from '../icon/icons.ts';
import { Inline } from '../layout/Inline.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta = {
  title: 'UI/Navigation/Profile menu',
  id: 'ui-profile-menu',
  component: ProfileMenu,
  tags: ['NAV-3'],
  args: {
    name: 'Maya Okafor',
    roleName: 'Manager',
    lines: ['Harbor Point Furniture', 'Savannah, GA'],
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
  tags: ['brands'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Maya Okafor Manager' }));
    const menu = await within(document.body).findByRole('menu');
    await expect(menu).toHaveAccessibleDescription(/Harbor Point Furniture/);
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Help Desk', 'Contact Us', 'Logout']);
  },
};

export const Closed: Story = {};

const modes = [
  { key: 'system', label: 'System', icon: MonitorIcon },
  { key: 'light', label: 'Light', icon: SunIcon },
  { key: 'dark', label: 'Dark', icon: MoonIcon },
];

/** A device setting next to links. The menu stays open while the user tries it. */
export const WithChoice: Story = {
  render: function Choosing(args) {
    const [mode, setMode] = useState('system');
    return (
      <Inline justify="end">
        <ProfileMenu
          {...args}
          groups={[
            ...args.groups.slice(0, 1),
            { label: 'Color mode', selectedKey: mode, options: modes, onChange: setMode },
            ...args.groups.slice(1),
          ]}
        />
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Maya Okafor Manager' }));
    const choice = within(await within(document.body).findByRole('group', { name: 'Color mode' }));
    await userEvent.click(choice.getByRole('menuitemradio', { name: 'Dark' }));
    await expect(choice.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect(choice.getByRole('menuitemradio', { name: 'System' })).not.toBeChecked();
  },
};
