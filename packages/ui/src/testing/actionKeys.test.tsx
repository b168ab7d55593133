// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '../alert-dialog/AlertDialog.tsx';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { BackLink } from '../link/BackLink.tsx';
import { LinkButton } from '../link/LinkButton.tsx';
import { LinkRouter } from '../link/LinkRouter.tsx';
import { Menu } from '../menu/Menu.tsx';
import { Pager } from '../pager/Pager.tsx';
import { ProfileMenu } from '../profile-menu/ProfileMenu.tsx';
import { SecretField } from '../secret-field/SecretField.tsx';
import { SortableHeader, type SortDirection } from '../table/SortableHeader.tsx';
import { ToastRegion } from '../toast/ToastRegion.tsx';
import { toasts } from '../toast/toasts.ts';

// Keyboard support as described by the ARIA Authoring Practices, pattern by pattern.

const press = (keys: string) => userEvent.keyboard(keys);

function Table() {
  const [direction, setDirection] = useState<SortDirection>();
  return (
    <table>
      <thead>
        <tr>
          <SortableHeader
            direction={direction}
            onSort={() => setDirection(direction === 'desc' ? 'asc' : 'desc')}
          >
            Price
          </SortableHeader>
        </tr>
      </thead>
    </table>
  );
}

describe('a sort button', () => {
  it('sorts on Enter and Space, updates aria-sort, and keeps focus', async () => {
    render(<Table />);
    const column = screen.getByRole('columnheader', { name: 'Price' });
    await userEvent.tab();
    await press('{Enter}');
    expect(column).toHaveAttribute('aria-sort', 'descending');
    await press(' ');
    expect(column).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('button', { name: 'Price' })).toHaveFocus();
  });
});

function Opened({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}

describe('a dialog', () => {
  it('traps Tab in a loop, closes on Escape, and restores focus', async () => {
    render(
      <Opened>
        {(close) => (
          <Dialog isOpen title="Review" onClose={close}>
            <input aria-label="First" />
            <input aria-label="Second" />
          </Dialog>
        )}
      </Opened>,
    );
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Review' });
    const stops = new Set<Element | null>();
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
      stops.add(document.activeElement);
    }
    expect(stops.size).toBeLessThan(8);
    await userEvent.tab({ shift: true });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await press('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    await vi.waitFor(() => expect(opener).toHaveFocus());
  });

  it('is an alert dialog when it warns: described by its text, with the safe action focused', async () => {
    const onCancel = vi.fn();
    render(
      <AlertDialog
        isOpen
        title="Leave?"
        cancelLabel="Stay"
        onCancel={onCancel}
        actionLabel="Leave"
        onAction={() => {}}
      >
        Changes would be lost.
      </AlertDialog>,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Leave?' });
    expect(dialog).toHaveAccessibleDescription('Changes would be lost.');
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await press('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

describe('a menu', () => {
  const show = () =>
    render(
      <Menu
        trigger={<Button>More</Button>}
        groups={[['Copy', 'Edit', 'Remove'].map((label) => ({ key: label, label, onAction: () => {} }))]}
      />,
    );
  const item = (name: string) => screen.getByRole('menuitem', { name });

  it.each([
    ['{Enter}', 'Copy'],
    [' ', 'Copy'],
    ['{ArrowDown}', 'Copy'],
    ['{ArrowUp}', 'Remove'],
  ])('opens on %j with the first or last item focused', async (key, first) => {
    show();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-haspopup');
    await press(key);
    expect(item(first)).toHaveFocus();
  });

  it('moves with the arrow keys, wrapping at the ends, and with Home, End and letters', async () => {
    show();
    await userEvent.tab();
    await press('{ArrowDown}{ArrowUp}');
    expect(item('Remove')).toHaveFocus();
    await press('{ArrowDown}');
    expect(item('Copy')).toHaveFocus();
    await press('{End}');
    expect(item('Remove')).toHaveFocus();
    await press('{Home}');
    expect(item('Copy')).toHaveFocus();
    await press('e');
    expect(item('Edit')).toHaveFocus();
  });

  it('closes on Escape and returns focus to its button', async () => {
    show();
    await userEvent.tab();
    await press('{Enter}{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  });
});

describe('an error state', () => {
  it('retries on Enter', async () => {
    const onRetry = vi.fn();
    render(<ErrorState what="Orders could not be loaded" onRetry={onRetry} />);
    await userEvent.tab();
    await press('{Enter}');
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('links', () => {
  it('are followed on Enter', async () => {
    const navigate = vi.fn();
    render(
      <LinkRouter navigate={navigate}>
        <BackLink href="/lists">Lists</BackLink>
        <LinkButton href="/add">Add</LinkButton>
      </LinkRouter>,
    );
    for (const href of ['/lists', '/add']) {
      await userEvent.tab();
      await press('{Enter}');
      expect(navigate.mock.lastCall?.[0]).toBe(href);
    }
  });
});

describe('a pager', () => {
  it('changes pages on Enter and Space', async () => {
    const onPrevious = vi.fn();
    const onNext = vi.fn();
    render(<Pager summary="Showing 26 to 50" onPrevious={onPrevious} onNext={onNext} />);
    await userEvent.tab();
    await press('{Enter}');
    await userEvent.tab();
    await press(' ');
    expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a secret field', () => {
  it('shows and hides its value on Space', async () => {
    render(<SecretField label="Key" defaultValue="sk-4f9c" />);
    await userEvent.tab();
    await userEvent.tab();
    for (const type of ['text', 'password']) {
      await press(' ');
      expect(screen.getByLabelText('Key', { selector: 'input' })).toHaveAttribute('type', type);
    }
  });
});

describe('a profile menu', () => {
  it('opens on Enter and closes on Escape', async () => {
    render(<ProfileMenu name="Dana" roleName="Manager" groups={[[{ key: 'logout', label: 'Logout' }]]} />);
    const button = screen.getByRole('button', { name: 'Dana Manager' });
    await userEvent.tab();
    await press('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await press('{Escape}');
    await vi.waitFor(() => expect(button).toHaveFocus());
  });
});

describe('a toast', () => {
  it('closes on Enter on its Close button', async () => {
    render(<ToastRegion />);
    act(() => void toasts.success('Saved.'));
    screen.getByRole('button', { name: 'Close' }).focus();
    await press('{Enter}');
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
    act(toasts.clear);
  });
});
