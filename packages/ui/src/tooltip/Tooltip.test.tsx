// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '../button/Button.tsx';
import { BrandProvider } from '../theme/BrandProvider.tsx';
import { advantage } from '../theme/brands/advantage.ts';
import { Tooltip } from './Tooltip.tsx';

it('shows on keyboard focus in the brand of its control, and closes on Escape', async () => {
  render(
    <BrandProvider brand={advantage} mode="dark">
      <Tooltip text="Fetches the list again">
        <Button>Refresh</Button>
      </Tooltip>
    </BrandProvider>,
  );
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Fetches the list again');
  expect(screen.getByRole('tooltip')).toHaveClass('advantage-theme', 'dark');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('does not show when disabled', async () => {
  render(
    <Tooltip text="Fetches the list again" isDisabled>
      <Button>Refresh</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
