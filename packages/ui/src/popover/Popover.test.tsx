// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '../button/Button.tsx';
import { BrandProvider } from '../theme/BrandProvider.tsx';
import { advantage } from '../theme/brands/advantage.ts';
import { Popover } from './Popover.tsx';

it('opens from its button in its brand, and restores focus on Escape', async () => {
  render(
    <BrandProvider brand={advantage}>
      <Popover label="Columns" trigger={<Button>Columns</Button>}>
        Twelve of them
      </Popover>
    </BrandProvider>,
  );
  const button = screen.getByRole('button', { name: 'Columns' });
  await userEvent.click(button);
  const dialog = screen.getByRole('dialog', { name: 'Columns' });
  expect(dialog).toHaveTextContent('Twelve of them');
  expect(dialog.parentElement).toHaveClass('advantage-theme');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
});
