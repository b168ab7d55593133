// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '../button/Button.tsx';
import { Menu } from '../menu/Menu.tsx';
import { ToggleButtonGroup } from '../toggle-button-group/ToggleButtonGroup.tsx';
import { LocaleProvider } from './LocaleProvider.tsx';

it.each([
  ['en-US', 'ltr'],
  ['ar-EG', 'rtl'],
])('sets the text direction of overlays in %s', async (locale, direction) => {
  render(
    <LocaleProvider locale={locale}>
      <Menu trigger={<Button>More</Button>} groups={[[{ key: 'help', label: 'Help' }]]} />
    </LocaleProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menu').closest('[dir]')).toHaveAttribute('dir', direction);
});

it('reverses the arrow keys in a right-to-left locale', async () => {
  render(
    <LocaleProvider locale="ar-EG">
      <ToggleButtonGroup
        label="Orders"
        options={[
          { key: 'mine', label: 'My Orders' },
          { key: 'all', label: 'All' },
        ]}
        selectedKey="mine"
        onSelectionChange={() => {}}
      />
    </LocaleProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'All' })).toHaveFocus();
});
