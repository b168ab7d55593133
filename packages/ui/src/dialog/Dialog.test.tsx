// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { BrandProvider } from '../theme/BrandProvider.tsx';
import { advantage } from '../theme/brands/advantage.ts';
import { Dialog } from './Dialog.tsx';

function Example({ isBusy = false, onClose = () => {} }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <BrandProvider brand={advantage} mode="dark">
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Add flag"
        isBusy={isBusy}
        actions={<Button>Save</Button>}
      >
        Names are unique.
      </Dialog>
    </BrandProvider>
  );
}

it('moves focus inside, traps it, and restores it on Escape', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Add flag' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('has the brand and color mode of where it was opened', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog').closest('.advantage-theme')).toHaveClass('dark');
});

it('cannot be closed while busy', async () => {
  const onClose = vi.fn();
  render(<Example isBusy onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeVisible();
});
