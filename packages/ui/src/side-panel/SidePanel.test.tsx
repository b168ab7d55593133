// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { Menu } from '../menu/Menu.tsx';
import { SidePanel } from './SidePanel.tsx';

function Example({ onClose = () => {} }) {
  const [city, setCity] = useState<string>();
  const close = () => {
    setCity(undefined);
    onClose();
  };
  return (
    <>
      <div data-testid="rows">
        <button type="button" onClick={() => setCity('Tulsa')}>
          Tulsa
        </button>
        <button type="button" onClick={() => setCity('Mesa')}>
          Mesa
        </button>
      </div>
      <p>Elsewhere</p>
      <SidePanel
        isOpen={city !== undefined}
        onClose={close}
        label="Order"
        isInside={(element) => element.closest('[data-testid=rows]') !== null}
        returnFocusTo={() => screen.queryByRole('button', { name: city ?? 'Tulsa' })}
        footer={<Menu trigger={<Button>More</Button>} groups={[[{ key: 'copy', label: 'Copy link' }]]} />}
      >
        {city}
      </SidePanel>
    </>
  );
}

const open = async (onClose?: () => void) => {
  render(<Example onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Tulsa' }));
  return screen.getByRole('dialog', { name: 'Order' });
};

it('takes focus without being modal', async () => {
  const panel = await open();
  expect(panel).toHaveFocus();
  expect(panel).not.toHaveAttribute('aria-modal');
  expect(screen.getByRole('button', { name: 'Mesa' })).toBeVisible();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['X', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a press outside', () => userEvent.click(screen.getByText('Elsewhere'))],
])('closes on %s', async (_way, close) => {
  await open();
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('returns focus to the row shown last', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Mesa' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Mesa');
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Mesa' })).toHaveFocus();
});

it('stays open on presses inside it and in its menus', async () => {
  const onClose = vi.fn();
  const panel = await open(onClose);
  await userEvent.click(panel);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  expect(onClose).not.toHaveBeenCalled();
});

it('lets Escape close its menu first', async () => {
  const onClose = vi.fn();
  await open(onClose);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('DTL-1 moves focus to another element when the one it returned to disappears with the panel', async () => {
  const page = (isOpen: boolean) => (
    <>
      <SidePanel
        isOpen={isOpen}
        onClose={() => {}}
        label="Details"
        returnFocusTo={() => document.querySelector<HTMLElement>('li button')}
      >
        Text
      </SidePanel>
      <ul>
        {isOpen && (
          <li>
            <button type="button">First</button>
          </li>
        )}
        <li>
          <button type="button">Second</button>
        </li>
      </ul>
    </>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Second' })).toHaveFocus());
});
