// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { HelpIcon, LogoutIcon } from '../icon/icons.ts';
import { Menu } from './Menu.tsx';

const renderMenu = (onAction = () => {}) =>
  render(
    <Menu
      trigger={<Button>Maya Okafor</Button>}
      header="Manager"
      groups={[
        [{ key: 'help', label: 'Help Desk', icon: HelpIcon, href: 'https://bridge.example.com/help' }],
        [{ key: 'logout', label: 'Logout', icon: LogoutIcon, onAction }],
      ]}
    />,
  );

it('opens with the keyboard, moves with the arrow keys and acts on Enter', async () => {
  const onAction = vi.fn();
  renderMenu(onAction);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menu', { name: 'Maya Okafor' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Help Desk' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('focuses an item by its first letters', async () => {
  renderMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Maya Okafor' }));
  await userEvent.keyboard('lo');
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
});

it('links an item to its href', async () => {
  renderMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Maya Okafor' }));
  expect(screen.getByRole('menuitem', { name: 'Help Desk' })).toHaveAttribute(
    'href',
    'https://bridge.example.com/help',
  );
});

it('is described by its header', async () => {
  renderMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Maya Okafor' }));
  expect(screen.getByRole('menu')).toHaveAccessibleDescription('Manager');
});

it('stays open when an option is selected, and calls onChange only for a different one', async () => {
  const onChange = vi.fn();
  render(
    <Menu
      trigger={<Button>Maya Okafor</Button>}
      groups={[
        {
          label: 'Color mode',
          selectedKey: 'light',
          options: [
            { key: 'light', label: 'Light' },
            { key: 'dark', label: 'Dark' },
          ],
          onChange,
        },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Maya Okafor' }));
  const light = screen.getByRole('menuitemradio', { name: 'Light' });
  expect(light).toBeChecked();
  await userEvent.click(light);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('dark');
  expect(screen.getByRole('group', { name: 'Color mode' })).toBeVisible();
});
